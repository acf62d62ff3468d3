import { type LoaderFunctionArgs, useParams } from "react-router";
import { TaggedPosts, taggedPostsQuery } from "#features/blog/web/index.ts";
import { CarCard } from "#features/cars/web/car-card.tsx";
import { carsQuery } from "#features/cars/web/cars.queries.ts";
import { ProductCard } from "#features/products/web/cards/product-card.tsx";
import { onSale } from "#features/products/web/on-sale.ts";
import { productCardsQuery, productsQuery } from "#features/products/web/products.queries.ts";
import { CareerFigures, DriverSeasons, memberStartsQuery, StartsTable } from "#features/results/web/index.ts";
import {
  memberPath,
  memberQuery,
  type PublicMemberDetail,
  teamMembersQuery,
} from "#features/team-members/web/index.ts";
import { optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, prefetchPage, renderingContext, waitForNothing } from "#kit/web/loading.ts";
import { buttonClass } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { AnchorLink } from "#kit/web/ui/links/anchor-link.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { breadcrumbs } from "#kit/web/ui/page/breadcrumbs.ts";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { RecordPage } from "#kit/web/ui/page/record-page.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { useSiteName } from "#kit/web/ui/page/site-name.tsx";
import { StructuredData } from "#kit/web/ui/page/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/page/use-absolute.ts";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import styles from "./member-page.module.css";
import { memberPageWords } from "./member-page.words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const main = memberQuery(args.params.slug ?? "");
  const page = await prefetchPage(args, main, [teamMembersQuery, carsQuery]);
  const { api, client, language } = args.context.get(renderingContext);
  const member = client.getQueryData<PublicMemberDetail>(optionsOf(main, api, language).queryKey);
  if (member)
    await prefetch(args, [
      memberStartsQuery(member.id),
      taggedPostsQuery(member.name),
      productCardsQuery(member.product_ids),
    ]);
  return page;
}
export const clientLoader = waitForNothing;

/** Somebody of the team: portrait, story, cars, results, what the blog tells of them, and what of the shop is theirs. */
export default function MemberPage() {
  const { slug = "" } = useParams();
  const words = useWords(memberPageWords);
  const query = useApiQuery(memberQuery(slug));
  return (
    <RecordPage
      query={query}
      words={{ ...words, title: words.kicker }}
      others={
        <AnchorLink anchor="team" className={buttonClass({ variant: "quiet" })}>
          {words.team}
        </AnchorLink>
      }
    >
      {(member) => (
        <>
          <PageHead
            title={`${member.name}, ${member.position}`}
            description={member.description.trim() || `${member.name}, ${member.position}`}
            image={member.image_path}
          />
          <MemberData member={member} />
          <Portrait member={member} />
          <Results member={member} />
          <Cars member={member} />
          <TaggedPosts
            tag={member.name}
            kicker={words.postsKicker}
            title={words.posts(member.name.replaceAll(" ", "\u00a0"))}
          />
          <Shop ids={member.product_ids} />
          <Others slug={member.slug} />
        </>
      )}
    </RecordPage>
  );
}

function Portrait({ member }: { member: PublicMemberDetail }) {
  const words = useWords(memberPageWords);
  const { name, position, description, story } = member;
  const profiles = (
    [
      { network: "Instagram", icon: "instagram", url: member.instagram_url.trim() },
      { network: "Facebook", icon: "facebook-f", url: member.facebook_url.trim() },
    ] as const
  ).filter(({ url }) => url);
  const paragraphs = (story.trim() || description.trim()).split(/\n{2,}/).filter(Boolean);
  return (
    <article className={styles.sheet} aria-labelledby="member-name">
      <div className={styles.window}>
        <Picture
          path={member.image_path}
          alt={member.image_alt || name}
          placeholder="person"
          sizes="(min-width: 60rem) 34rem, 100vw"
          priority
          fill
        />
      </div>
      <div className={styles.text}>
        <AnchorLink anchor="team" className={styles.back}>
          <Icon icon="arrow-left" />
          <span>{words.team}</span>
        </AnchorLink>
        <h1 id="member-name" tabIndex={-1} className={styles.name}>
          {name}
        </h1>
        <p className={styles.position}>{position}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.story}>
            {paragraph}
          </p>
        ))}
        {profiles.length > 0 && (
          <ul className={styles.profiles}>
            {profiles.map(({ network, icon, url }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener">
                  <Icon icon={icon} label={words.profile(name, network)} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function Results({ member }: { member: PublicMemberDetail }) {
  const words = useWords(memberPageWords);
  const { data } = useApiQuery(memberStartsQuery(member.id));
  if (!data || data.starts.length === 0) return null;
  return (
    <Section kicker={words.resultsKicker} title={words.results} tone="raised">
      <CareerFigures figures={data.figures} />
      <DriverSeasons seasons={data.seasons} />
      <div className={styles.starts}>
        <StartsTable starts={data.starts} beside="car" />
      </div>
    </Section>
  );
}

/** The cars that name them among their specifications, and those that they have raced. */
function Cars({ member }: { member: PublicMemberDetail }) {
  const words = useWords(memberPageWords);
  const { data: cars = [] } = useApiQuery(carsQuery);
  const { data } = useApiQuery(memberStartsQuery(member.id));
  const raced = new Set(data?.starts.map(({ entry }) => entry.car_id));
  const own = cars.filter(
    ({ id, specs_1, specs_2, specs_3, specs_4 }) =>
      raced.has(id) ||
      [specs_1, specs_2, specs_3, specs_4].some((value) => value.trim() === member.name.trim()),
  );
  if (own.length === 0) return null;
  return (
    <Section kicker={words.carsKicker} title={words.cars}>
      <ul className={classNames(styles.cards, styles.cars)}>
        {own.map((car) => (
          <li key={car.id}>
            <CarCard car={car} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Shop({ ids }: { ids: readonly string[] }) {
  const words = useWords(memberPageWords);
  const { data = [] } = useApiQuery(productCardsQuery(ids));
  const shown = onSale(data);
  if (shown.length === 0) return null;
  return (
    <Section
      kicker={words.shopKicker}
      title={words.shop}
      action={
        <ButtonLink to="/shop" queries={[productsQuery]} variant="quiet">
          {words.wholeShop}
        </ButtonLink>
      }
    >
      <ul className={styles.cards}>
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Others({ slug }: { slug: string }) {
  const words = useWords(memberPageWords);
  const { data: members = [] } = useApiQuery(teamMembersQuery);
  const others = members.filter((one) => one.is_active && one.has_page && one.slug !== slug);
  if (others.length === 0) return null;
  return (
    <Section title={words.others}>
      <ul className={styles.others}>
        {others.map((one) => (
          <li key={one.id}>
            <SiteLink to={memberPath(one)} queries={[memberQuery(one.slug)]}>
              {one.name}
            </SiteLink>{" "}
            <span>{one.position}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The person for search engines. */
function MemberData({ member }: { member: PublicMemberDetail }) {
  const words = useWords(memberPageWords);
  const { page, picture, neutral } = useAbsolute();
  const team = useSiteName();
  const profiles = [member.instagram_url, member.facebook_url].filter((url) => url.trim());
  return (
    <StructuredData
      things={[
        {
          "@type": "Person",
          name: member.name,
          jobTitle: member.position,
          url: page(memberPath(member)),
          memberOf: { "@type": "SportsTeam", "@id": neutral("/#team"), name: team },
          ...(member.image_path && { image: picture(member.image_path) }),
          ...(profiles.length > 0 && { sameAs: profiles }),
        },
        breadcrumbs([
          [team, page("/")],
          [words.kicker, page("/#team")],
          [member.name, page(memberPath(member))],
        ]),
      ]}
    />
  );
}
