import styles from './spinner.module.css'

/** A turning ring with a name; still under reduced motion. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <svg
    className={styles['spinner']}
    viewBox="0 0 48 48"
    role="img"
    aria-label={label}
    data-part="spinner"
  >
    <circle className={styles['rest']} cx="24" cy="24" r="20" fill="none" strokeWidth="4" />
    <path
      d="M24 4a20 20 0 0 1 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </svg>
)
