import { Lorry } from '../../features/home/lorry.tsx';
import styles from './charging-bay.module.css';

/** A lorry on charge in a drive-through bay. Decorative. */
export function ChargingBay() {
  return (
    <div className={styles.bay} aria-hidden="true">
      <Lorry className={styles.lorry} />
      <svg viewBox="0 0 150 180" className={styles.charger}>
        <path d="M6 40L70 6H150V18L70 40z" className={styles.canopy} />
        <path d="M118 18h10v162h-10z" className={styles.post} />
        <rect x="52" y="74" width="46" height="106" rx="7" className={styles.box} />
        <rect x="60" y="84" width="30" height="26" rx="3" className={styles.screen} />
        <path d="M78 86l-10 13h7l-3 10 11-14h-7z" className={styles.bolt} />
        <path d="M60 120h30M60 128h20" className={styles.line} />
        <path d="M52 136C30 136 34 168 16 166S2 140-14 138" className={styles.cable} />
      </svg>
    </div>
  );
}
