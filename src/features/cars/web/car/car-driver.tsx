import { memberPath, memberQuery, teamMembersQuery } from "#features/team-members/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { buttonClass } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { AnchorLink } from "#kit/web/ui/links/anchor-link.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { carPageWords } from "../../car-page.words.ts";
import type { PublicCarDetail } from "../../cars.contract.ts";
import styles from "./car-driver.module.css";

/** Who of the team drives the car: the member whose name is one of its specifications; nothing where none is. */
export function CarDriver({ car }: { car: PublicCarDetail }) {
  const words = useWords(carPageWords);
  const { data: members = [] } = useApiQuery(teamMembersQuery);
  const told = [car.specs_1, car.specs_2, car.specs_3, car.specs_4].map((value) => value.trim());
  const driver = members.find(
    ({ is_active, name }) => is_active && name.trim() !== "" && told.includes(name.trim()),
  );
  if (!driver) return null;
  return (
    <section className={styles.driver} aria-labelledby="car-driver">
      <div className={styles.window}>
        <Picture
          path={driver.image_path}
          alt={driver.image_alt}
          placeholder="person"
          sizes="(min-width: 60rem) 26rem, (min-width: 40rem) 40vw, 100vw"
          fill
        />
      </div>
      <div className={styles.text}>
        <p className={styles.kicker}>{words.driver}</p>
        <h2 id="car-driver" className={styles.name}>
          {driver.name}
        </h2>
        <p className={styles.position}>{driver.position}</p>
        {driver.description.trim() && <p className={styles.description}>{driver.description}</p>}
        {driver.has_page ? (
          <ButtonLink to={memberPath(driver)} queries={[memberQuery(driver.slug)]} variant="quiet">
            {words.moreOf(driver.name)}
          </ButtonLink>
        ) : (
          <AnchorLink anchor="team" className={buttonClass({ variant: "quiet" })}>
            {words.meetTeam}
          </AnchorLink>
        )}
      </div>
    </section>
  );
}
