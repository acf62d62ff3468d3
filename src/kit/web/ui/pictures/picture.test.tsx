import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { Picture } from "./picture.tsx";

const PATH = "/media/abcdefghijklmnop-1200x800-334455.jpg";

test("a picture's space is reserved and tinted before it is there", () => {
  const html = staticPage(<Picture path={PATH} alt="Car" sizes="50vw" placeholder="car" />);
  expect(html).toContain("aspect-ratio:1200 / 800");
  expect(html).toContain("background-color:#334455");
  expect(html).toContain('width="1200" height="800"');
});

test("a picture is shown blurred before it is there, where its path tells how", () => {
  const path = PATH.replace("334455", "334455-00f1a2fffe84818abc");
  const html = staticPage(<Picture path={path} alt="Car" sizes="50vw" placeholder="car" />);
  expect(html).toContain("--above:#00f,#1a2,#fff;--below:#e84,#818,#abc");
});

test("a picture comes from the media host in the widths that it has", () => {
  const html = staticPage(<Picture path={PATH} alt="Car" sizes="50vw" placeholder="car" />, {
    site: { mediaBase: "https://m.example" },
  });
  expect(html).toContain(`https://m.example${PATH}?w=320 320w`);
  expect(html).toContain(`https://m.example${PATH}?w=1280 1200w`);
  expect(html).not.toContain("w=1920");
  expect(html).toContain(`src="https://m.example${PATH}?w=960"`);
});

test("only the first screen's picture is fetched at once", () => {
  const later = staticPage(<Picture path={PATH} alt="" sizes="50vw" placeholder="car" />);
  expect(later).toContain('loading="lazy"');
  const first = staticPage(<Picture path={PATH} alt="" sizes="50vw" placeholder="car" priority />);
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
});

test("without a picture stands a drawing that says the same", () => {
  for (const path of [null, undefined, ""]) {
    const html = staticPage(<Picture path={path} alt="Our car" sizes="50vw" placeholder="car" />);
    expect(html).not.toContain("<img");
    expect(html).toContain('role="img" aria-label="Our car"');
  }
});

test("a drawing beside its own caption is silent", () => {
  const html = staticPage(<Picture path={null} alt="" sizes="50vw" placeholder="blog" />);
  expect(html).toContain('aria-hidden="true"');
});
