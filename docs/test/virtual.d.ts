declare module 'virtual:examples'
