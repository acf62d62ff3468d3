import { Badge, Button, Group } from "@mantine/core";
import { useContext, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { teamMembersQuery } from "#features/team-members/web/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { toFormData } from "#kit/web/editor/form-data.ts";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { whole } from "#kit/web/paged-list/list-address.ts";
import { MyName } from "#kit/web/session/my-role.ts";
import { blog } from "../../blog.content.ts";
import type { BlogEndpoints, BlogPost, BlogPostForEditor } from "../../blog.contract.ts";
import { categoryName } from "../../blog-names.ts";
import { BLOG_MOST, DEFAULT_AUTHOR, UNCATEGORIZED } from "../../blog-rules.ts";
import { allPostsQuery, UnexpectedFormat } from "./blog-admin.queries.ts";
import { blogAdminWords } from "./blog-admin.words.ts";
import { PostFields } from "./post-fields.tsx";
import {
  authorOf,
  emptyPost,
  lackingText,
  type PostTab,
  type PostValues,
  postCopy,
  postErrors,
  postForm,
  postValues,
  tabOf,
} from "./post-values.ts";

/** How many pages of posts the list shows, in its address. */
const PAGES = whole("pages");
const IN_PLACE = { replace: true, preventScrollReset: true };

/** /admin/blog: list and form of posts, drafts included. */
export default function BlogScreen() {
  const t = useWords(blogAdminWords);
  const call = useApi().of<BlogEndpoints>();
  const { language } = useLanguage();
  const [address, setAddress] = useSearchParams();
  const pages = PAGES.read(address.get(PAGES.name) ?? "") ?? 1;
  const q = address.get("q") ?? "";
  const { data: members = [] } = useApiQuery(teamMembersQuery);
  const [tab, setTab] = useState<PostTab>("general");
  const list = allPostsQuery(pages, q);
  const { data: posts = [], error } = useApiQuery(list);
  // What there is to choose from does not shrink with a search.
  const { data: newest = [] } = useApiQuery(allPostsQuery());
  const authors = authorsOf(members, newest);
  const author = authorOf(useContext(MyName), authors);
  const empty = useMemo(() => emptyPost(author), [author]);
  const editor = useEditor<BlogPost, BlogPostForEditor, PostValues>({
    name: "blog",
    at: "/admin/blog",
    list,
    idOf: (post) => post.id,
    labelOf: (post) => post.title || t.untitled,
    load: (_, key) => call("GET /blog/id/:id", { params: { id: Number(key) } }),
    empty,
    toValues: postValues,
    toCopy: postCopy,
    check: (values, post, language) => {
      const errors = postErrors(values, post, language);
      setTab((tab) => tabOf(errors) ?? tab);
      return errors;
    },
    save: async (api, values, post) => {
      const body = postForm(values);
      try {
        await (post
          ? api.of<BlogEndpoints>()("PATCH /blog/:id", { params: { id: post.id }, body })
          : call("POST /blog", { body }));
      } catch (error) {
        if (isApiError(error)) setTab((tab) => tabOf(error.errors) ?? tab);
        throw error;
      }
    },
    remove: (_, { id }) => call("DELETE /blog/:id", { params: { id } }),
    askBeforeSave: (values) => {
      const lacking = lackingText(values);
      return lacking && t.publishWithout[lacking];
    },
    messages: { ...t, failedToLoad: error instanceof UnexpectedFormat ? t.unexpectedFormat : t.failedToLoad },
  });
  const opened = editor.opened?.record ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened form starts on its first tab
  useEffect(() => setTab("general"), [editor.opened]);

  async function uploadPicture(image: File): Promise<string> {
    return (await call("POST /blog/images", { body: toFormData({ image }) })).image_path;
  }

  return (
    <ContentScreen
      editor={editor}
      pageOf={(post) => `/blog/${"translations" in post ? post.translations[language].slug : post.slug}`}
      columns={useColumns()}
      search={{
        q,
        onSearch: (text) => setAddress(text ? { q: text } : {}, IN_PLACE),
      }}
      fields={
        <PostFields
          key={opened?.id ?? "new"}
          form={editor.form}
          isNew={!opened}
          tab={tab}
          onTab={setTab}
          categories={[...new Set([UNCATEGORIZED, ...newest.map(({ category }) => category)])]}
          authors={authors}
          posts={newest}
          uploadPicture={uploadPicture}
          storedPictures={
            opened ? () => call("GET /blog/:id/images", { params: { id: opened.id } }) : undefined
          }
        />
      }
      below={
        posts.length === pages * BLOG_MOST && (
          <Group justify="center">
            <Button
              variant="default"
              onClick={() => setAddress({ ...(q && { q }), [PAGES.name]: PAGES.write(pages + 1) }, IN_PLACE)}
            >
              {t.older}
            </Button>
          </Group>
        )
      }
    />
  );
}

/** People of the team in their order, then whoever else has signed a post. */
function authorsOf(members: { name: string }[], posts: BlogPost[]): string[] {
  const others = posts.map(({ author_name }) => author_name).filter((name) => name !== DEFAULT_AUTHOR);
  return [...new Set([...members.map(({ name }) => name), ...others])];
}

function useColumns(): Column<BlogPost>[] {
  const t = useWords(blogAdminWords);
  const { label } = useContentLabels(blog);
  const { language } = useLanguage();
  return [
    { header: label("image_path"), slot: "picture", cell: (post) => <Thumbnail path={post.image_path} /> },
    {
      header: label("title"),
      slot: "title",
      cell: (post) => post.title || t.untitled,
    },
    {
      header: label("category"),
      slot: "plain",
      cell: (post) => categoryName(post.category, language),
    },
    {
      header: label("published_date"),
      slot: "plain",
      cell: (post) => (
        <span style={{ whiteSpace: "nowrap" }}>{formatDay(post.published_date, language)}</span>
      ),
    },
    { header: t.state, slot: "plain", cell: (post) => <PostState post={post} /> },
  ];
}

/** Draft, published, or waiting for its day. */
function PostState({ post }: { post: BlogPost }) {
  const t = useWords(blogAdminWords);
  if (!post.is_active)
    return (
      <Badge color="yellow" variant="light">
        {t.draft}
      </Badge>
    );
  const waits = post.published_date > pragueDay(new Date());
  return (
    <Badge color={waits ? "gray" : "green"} variant="light">
      {waits ? t.scheduled : t.published}
    </Badge>
  );
}
