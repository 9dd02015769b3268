/** A body type by name. */
export type Body =
  | 'small-suv'
  | 'small-suv-cross'
  | 'compact-suv'
  | 'coupe-suv'
  | 'large-suv'
  | 'fastback'
  | 'older-suv'
  | 'older-coupe-suv'

/** A place on the car's centre plane: behind the nose, above the ground [m, m]. */
export type Mark = readonly [number, number]

/** The measures that make one body type; every drawing of it comes from these. */
export interface Form {
  /** Nose to tail [m]. */
  readonly length: number
  /** Ground to roof [m]. */
  readonly height: number
  /** Side to side without mirrors [m]. */
  readonly width: number
  /** Front axle to rear axle [m]. */
  readonly wheelbase: number
  /** Nose to front axle [m]. */
  readonly frontOverhang: number
  /** Ground to the lowest edge of the sill [m]. */
  readonly clearance: number
  /** Radius of the tyre [m]. */
  readonly tyre: number
  /** Radius of the rim [m]. */
  readonly rim: number
  /** Height of the bonnet's leading edge [m]. */
  readonly nose: number
  /** Foot of the windscreen. */
  readonly cowl: Mark
  /** Top of the windscreen. */
  readonly header: Mark
  /** Place of the roof's highest point behind the nose [m]. */
  readonly peak: number
  /** Back edge of the roof. */
  readonly roofEnd: Mark
  /** Foot of the rear window. */
  readonly tail: Mark
  /** Height of the side windows' lower edge at the front and at the back [m, m]. */
  readonly belt: readonly [number, number]
  /** Half of the width across the roof's edges [m]. */
  readonly roofHalf: number
  /** Where the side windows end at the back, low and high, behind the nose [m, m]. */
  readonly glassEnd: readonly [number, number]
  /** Height of the dark trim above the sill edge [m]. */
  readonly trim: number
  /** Dark rings round the wheel arches. */
  readonly cladding: boolean
  /** Rails along the roof. */
  readonly rails: boolean
  /** Roof and pillars in the dark colour. */
  readonly darkRoof: boolean
  /** Pattern of the wheels. */
  readonly wheel: 'twin' | 'turbine' | 'star' | 'disc'
  /** Front end: closed and plain, closed with a dark band between the lamps, or a small closed grille area. */
  readonly face: 'clean' | 'band' | 'grille'
}

const compact: Form = {
  length: 4.44,
  height: 1.65,
  width: 1.87,
  wheelbase: 2.7,
  frontOverhang: 0.87,
  clearance: 0.22,
  tyre: 0.372,
  rim: 0.274,
  nose: 0.995,
  cowl: [1.2, 1.125],
  header: [1.95, 1.585],
  peak: 2.6,
  roofEnd: [4.17, 1.58],
  tail: [4.39, 1.14],
  belt: [1.085, 1.14],
  roofHalf: 0.63,
  glassEnd: [4.02, 3.86],
  trim: 0.12,
  cladding: false,
  rails: false,
  darkRoof: false,
  wheel: 'twin',
  face: 'clean',
}

const small: Form = {
  ...compact,
  length: 4.23,
  height: 1.55,
  width: 1.84,
  wheelbase: 2.65,
  frontOverhang: 0.82,
  clearance: 0.2,
  tyre: 0.358,
  rim: 0.265,
  nose: 0.935,
  cowl: [1.12, 1.06],
  header: [1.85, 1.488],
  peak: 2.4,
  roofEnd: [3.94, 1.475],
  tail: [4.18, 1.085],
  belt: [1.02, 1.085],
  glassEnd: [3.7, 3.5],
  wheel: 'turbine',
  face: 'band',
}

const raised = (z: Mark): Mark => [z[0], z[1] + 0.02]

/** The measures of every body type. */
export const FORMS: Readonly<Record<Body, Form>> = {
  'small-suv': small,
  'small-suv-cross': {
    ...small,
    height: 1.57,
    clearance: 0.22,
    nose: 0.955,
    cowl: raised(small.cowl),
    header: raised(small.header),
    roofEnd: raised(small.roofEnd),
    tail: raised(small.tail),
    belt: [1.04, 1.105],
    trim: 0.15,
    cladding: true,
    rails: true,
    darkRoof: true,
    wheel: 'star',
  },
  'compact-suv': compact,
  'coupe-suv': {
    ...compact,
    height: 1.59,
    nose: 0.985,
    cowl: [1.2, 1.105],
    header: [1.97, 1.533],
    peak: 2.42,
    roofEnd: [3.72, 1.425],
    tail: [4.38, 1.15],
    belt: [1.065, 1.14],
    glassEnd: [3.96, 3.24],
    wheel: 'star',
  },
  'large-suv': {
    ...compact,
    length: 5.04,
    height: 1.74,
    width: 1.96,
    wheelbase: 2.99,
    frontOverhang: 0.93,
    clearance: 0.23,
    tyre: 0.395,
    rim: 0.295,
    nose: 1.045,
    cowl: [1.34, 1.18],
    header: [2.12, 1.672],
    peak: 2.8,
    roofEnd: [4.74, 1.67],
    tail: [4.98, 1.2],
    belt: [1.14, 1.2],
    roofHalf: 0.66,
    glassEnd: [4.66, 4.42],
    trim: 0.13,
    rails: true,
    wheel: 'disc',
  },
  fastback: {
    ...compact,
    length: 5,
    height: 1.55,
    width: 1.95,
    wheelbase: 3.1,
    frontOverhang: 0.89,
    clearance: 0.185,
    tyre: 0.375,
    rim: 0.288,
    nose: 0.865,
    cowl: [1.3, 1.025],
    header: [2.2, 1.485],
    peak: 2.8,
    roofEnd: [3.75, 1.43],
    tail: [4.84, 1.09],
    belt: [0.99, 1.065],
    glassEnd: [4.22, 3.4],
    trim: 0.09,
    wheel: 'turbine',
  },
  'older-suv': {
    ...compact,
    tyre: 0.364,
    rim: 0.258,
    nose: 0.975,
    cowl: [1.2, 1.11],
    belt: [1.07, 1.125],
    roofHalf: 0.615,
    face: 'grille',
    wheel: 'star',
    trim: 0.14,
  },
  'older-coupe-suv': {
    ...compact,
    height: 1.59,
    tyre: 0.364,
    rim: 0.258,
    nose: 0.97,
    cowl: [1.2, 1.1],
    header: [1.97, 1.533],
    peak: 2.42,
    roofEnd: [3.7, 1.43],
    tail: [4.38, 1.14],
    belt: [1.06, 1.135],
    glassEnd: [3.96, 3.24],
    face: 'grille',
    trim: 0.13,
  },
}
