// The bill of materials of the site, as CycloneDX JSON. The same packages give the same text.

const purlOf = ({ name, version }) =>
  `pkg:npm/${name.startsWith('@') ? name.replace('@', '%40') : name}@${version}`

const IS_ONE = /^[A-Za-z0-9.+-]+$/

const licenceOf = (licence) =>
  IS_ONE.test(licence) ? { license: { id: licence } } : { expression: licence }

const hashOf = (integrity) => {
  const [kind, content] = integrity.split(' ')[0].split(/-(.*)/s)
  return {
    alg: kind.replace('sha', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  }
}

const toComponent = (one) => ({
  type: 'library',
  'bom-ref': purlOf(one),
  name: one.name,
  version: one.version,
  purl: purlOf(one),
  licenses: [licenceOf(one.licence)],
  hashes: [hashOf(one.integrity)],
})

const unique = (list, key) => [...new Map(list.map((one) => [key(one), one])).values()]

/**
 * Writes the bill of materials.
 *
 * @param {{ name: string, version: string, license: string }} own What is described.
 * @param {readonly import('./packages.mjs').Package[]} packages
 * @returns {string}
 */
export const writeBill = (own, packages) => {
  const ref = purlOf(own)
  const components = unique(packages, purlOf)
  const purls = new Map(packages.map((one) => [one.path, purlOf(one)]))
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': ref,
        name: own.name,
        version: own.version,
        licenses: [licenceOf(own.license)],
      },
    },
    components: components.map(toComponent),
    dependencies: [
      { ref, dependsOn: components.map(purlOf) },
      ...components.map((one) => ({
        ref: purlOf(one),
        dependsOn: [...new Set(one.needs.map((need) => purls.get(need)))].sort(),
      })),
    ],
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}
