import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { Price } from "#kit/web/ui/price.tsx";
import { cartWords } from "../cart.words.ts";
import { lineKey, lineName } from "../cart-lines.ts";
import styles from "./cart-notification.module.css";
import { cart, useCartStore } from "./cart-store.ts";
import { freePlace } from "./free-place.ts";
import { useAutoHide } from "./use-auto-hide.ts";

/** What it does not cover where it goes across the page; where all of it leaves no room, at least the second. */
const KEPT_FREE = ["h1, h2, h3, h4, button", "h1, button"];

/** Says what was put into the cart, on every route. It leaves by itself, never while pointed at or focused. */
export function CartNotification() {
  const words = useWords(cartWords);
  const { language } = useLanguage();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const isInCart = useLocation().pathname === "/cart";
  const added = useCartStore((state) => state.added);
  const box = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const cameHere = useRef(false);
  const { closing, close, pause, resume } = useAutoHide(added, leave);
  const name = added ? lineName(added.line, language) || words.unnamed : "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: each adding is announced once, in the language of then
  useEffect(() => {
    if (!added) return;
    opener.current = document.activeElement;
    announce(words.added(name));
  }, [added]);

  // The cart itself says what is in it.
  useEffect(() => {
    if (added && isInCart) cart.dismissAdded();
  }, [added, isInCart]);

  useEffect(() => {
    if (!added) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
      if (event.key === "Tab")
        cameHere.current = moveBetween(event, opener.current, box.current, cameHere.current);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [added, close]);

  // Its place is measured before it is painted; where it stands beside the content, its style has another.
  useLayoutEffect(() => {
    const element = box.current;
    if (!added || !element) return;
    element.style.removeProperty("--top");
    const bar = document.querySelector("[data-consent]")?.getBoundingClientRect();
    element.style.setProperty("--below", `${bar ? innerHeight - bar.top : 0}px`);
    const { offsetTop: start, offsetHeight } = element;
    const place = (kept: string) =>
      freePlace(
        offsetHeight,
        { start, end: innerHeight },
        [...document.querySelectorAll(kept)]
          .filter((other) => !element.contains(other))
          .map((other) => other.getBoundingClientRect())
          .filter(({ width, top, bottom }) => width > 1 && bottom > 0 && top < innerHeight),
      );
    const top = KEPT_FREE.map(place).find((found) => found !== undefined);
    if (top !== undefined) element.style.setProperty("--top", `${top}px`);
  }, [added]);

  /** The focus goes back to the button that was pressed, if it is still inside. */
  function leave() {
    if (box.current?.contains(document.activeElement) && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
    cart.dismissAdded();
  }

  if (!added || isInCart) return null;
  return (
    <section
      ref={box}
      aria-label={words.notification}
      data-closing={closing || undefined}
      className={styles.notification}
      onPointerEnter={(event) => event.pointerType === "mouse" && pause()}
      onPointerLeave={() => !closing && resume()}
      onFocus={() => !closing && pause()}
      onBlur={() => !closing && resume()}
    >
      <div className={styles.product}>
        <Picture
          key={lineKey(added.line)}
          path={added.line.image_path}
          alt=""
          placeholder="product"
          sizes="5rem"
          ratio="1"
          priority
          className={styles.picture}
        />
        <div className={styles.said}>
          <p className={styles.done}>
            <Icon icon="check" />
            {words.notification}
          </p>
          <p className={styles.name}>{name}</p>
          <Price czk={added.line.price} className={styles.price} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={close}>
          {words.continueShopping}
        </Button>
        <ButtonLink
          size="small"
          to="/cart"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            cart.dismissAdded();
            void navigate("/cart");
          }}
        >
          {words.goToCart}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * Its buttons come next after the one that was pressed, and what came next comes after them. `cameHere`: the focus came to
 * them so; who walks back through the page meets them where they stand. Answers the same for the next key.
 */
function moveBetween(
  event: KeyboardEvent,
  opener: Element | null,
  box: HTMLElement | null,
  cameHere: boolean,
): boolean {
  const inside = [...(box?.querySelectorAll<HTMLElement>("button, a[href]") ?? [])];
  const [first, last] = [inside[0], inside.at(-1)];
  const at = document.activeElement;
  if (!first || !(opener instanceof HTMLElement)) return false;
  if (at === opener && !event.shiftKey) {
    event.preventDefault();
    first.focus({ preventScroll: true });
    return true;
  }
  if (!cameHere) return false;
  if (at === first && event.shiftKey) {
    event.preventDefault();
    opener.focus({ preventScroll: true });
    return false;
  }
  // The browser goes on from there.
  if (at === last && !event.shiftKey) opener.focus({ preventScroll: true });
  return at !== last || event.shiftKey;
}
