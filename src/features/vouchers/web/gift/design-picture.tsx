import type { Design } from "../../gift-rules.ts";
import styles from "./gift.module.css";

/** A voucher's design, small: what its paper looks like at a glance. */
export function DesignPicture({ design }: { design: Design }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 84" className={styles.picture}>
      <rect width="120" height="84" fill="#fff" />
      {design === "night" ? (
        <>
          <rect x="8" y="8" width="104" height="50" rx="2" fill="#0d1013" />
          <rect x="82" y="8" width="30" height="50" rx="2" fill="#1d242b" />
          <path d="M74 8h5l-11 50h-5z" fill="#ff4f1f" />
          <path d="M15 20h24l-2 7H13zM13 32h34l-2 7H11z" fill="#fff" />
          <rect x="88" y="16" width="18" height="18" fill="#fff" />
          <path d="M12 65h50v3H12zM12 72h36v3H12z" fill="#aab4be" />
        </>
      ) : (
        <>
          <circle cx="98" cy="12" r="26" fill="#c5d8e3" />
          <circle cx="76" cy="8" r="16" fill="#dbe7ee" />
          <path
            d="M-4 50C40 50 52 28 84 22S112 12 124 2M-4 58C44 58 56 36 88 30s26-8 36-18"
            fill="none"
            stroke="#9aa6ae"
            strokeWidth="4"
            strokeDasharray="7 1"
            opacity=".6"
          />
          <path d="M12 14h44l-3 10H9z" fill="#14191e" />
          <path d="M12 30h50v3H12zM12 36h38v3H12z" fill="#5b6670" />
          <path d="M0 50h100l-3 14H0z" fill="#0d1013" />
          <path d="M104 50h4l-3 14h-4z" fill="#ff4f1f" />
          <rect x="9" y="69" width="12" height="12" fill="#14191e" />
        </>
      )}
    </svg>
  );
}
