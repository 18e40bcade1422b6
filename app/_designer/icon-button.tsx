import styles from "./controls.module.css";
import { Icon, type IconName } from "./icons.tsx";

interface IconButtonProps {
  icon: IconName;
  label: string;
  /** As `aria-keyshortcuts` has them: `Control+Z`. */
  keys?: string;
  /** It then does nothing but keeps the focus, which a disabled button would lose. */
  isOff?: boolean;
  /** For a switch. */
  isPressed?: boolean;
  onPress: () => void;
}

export function IconButton({ icon, label, keys, isOff = false, isPressed, onPress }: IconButtonProps) {
  return (
    <button
      className={styles.icon}
      type="button"
      aria-label={label}
      title={keys ? `${label} (${keys.replace("Control", "Ctrl")})` : label}
      aria-keyshortcuts={keys}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={() => isOff || onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
