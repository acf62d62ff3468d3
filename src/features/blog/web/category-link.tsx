import { useLanguage } from "#kit/web/language.tsx";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import { blogAddress } from "../blog-address.ts";
import { categoryName } from "../blog-names.ts";
import { blogPageQueries } from "./blog-page-queries.ts";

/** To the posts of a category. */
export function CategoryLink({ category }: { category: string }) {
  const { language } = useLanguage();
  return (
    <SiteLink to={blogAddress({ category })} queries={blogPageQueries({ category })}>
      {categoryName(category, language)}
    </SiteLink>
  );
}
