import type { ReactNode } from 'react'
import styles from './bar-figure.module.css'

/** The figure of a tool as its sticky bar shows it: those who listen have it from the tool itself. */
export const BarFigure = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className={styles['bar']} aria-hidden="true">
    <span className={styles['label']}>{label}</span>
    <span className={styles['figure']}>{children}</span>
  </p>
)
