import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import styles from "./feature-list.module.css";

interface Props {
  features: string[];
  className?: string | undefined;
}

/** What a buyer gets, line by line. */
export function FeatureList({ features, className }: Props) {
  if (features.length === 0) return null;
  return (
    <ul className={classNames(styles.features, className)}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon icon="check" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
