import { useLanguage } from "#kit/web/language/language.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { type CarWithSpecs, SPEC_NUMBERS, specTiles } from "../../car-specs.ts";
import { SpecIcon } from "./spec-icon.tsx";
import styles from "./spec-tiles.module.css";

interface Props {
  car: CarWithSpecs;
  /** `sheet` is the strip of a car's page, `compact` stands beside a carousel. */
  size: "sheet" | "compact";
}

/** The four specifications of a car with their icons. */
export function SpecTiles({ car, size }: Props) {
  const { language } = useLanguage();
  const tiles = specTiles(car, language);
  return (
    <dl className={classNames(styles.tiles, styles[size])}>
      {SPEC_NUMBERS.map((number, index) => {
        const tile = tiles[index];
        return (
          tile && (
            <div key={number} className={styles.tile}>
              <dt className={styles.label}>
                <SpecIcon name={tile.icon} className={styles.icon} />
                {tile.label}
              </dt>
              <dd className={styles.value}>{tile.value}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
