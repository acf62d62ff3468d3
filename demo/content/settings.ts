import { BUILT_IN_SETTINGS, type SettingKey } from "#features/settings/setting-defaults.ts";
import type { Both, Setting } from "./types.ts";

/** One value for both languages, or words in each: never both. */
function setting(
  setting_group: Setting["setting_group"],
  setting_key: SettingKey,
  label: Both<string>,
  given: string | Both<string>,
): Setting {
  const value = typeof given === "string" ? given : "";
  const shown = typeof given === "string" ? { en: "", cs: "" } : given;
  return {
    setting_key,
    setting_group,
    value,
    translations: {
      en: { label: label.en, setting_value: shown.en },
      cs: { label: label.cs, setting_value: shown.cs },
    },
  };
}

/** A text of the home page under its built-in label. */
function appearance(setting_key: SettingKey, shown: Both<string>): Setting {
  return setting("appearance", setting_key, BUILT_IN_SETTINGS[setting_key].label, shown);
}

const heroTitle = { en: "Sideways from Česká Lípa", cs: "Z České Lípy bokem napřed" };
const heroDescription = {
  en: "Five national titles, three cars on the grid and one rule: full throttle, full lock, full respect. Come and see us, or take the seat next to the driver.",
  cs: "Pět titulů mistra republiky, tři vozy na startu a jediné pravidlo: plný plyn, plný rejd, plný respekt. Přijďte se podívat, nebo si rovnou sedněte vedle jezdce.",
};
const heroBadge = { en: "Five-time national champions", cs: "Pětinásobní mistři republiky" };
const aboutTitle = { en: "One workshop, five titles", cs: "Jedna dílna, pět titulů" };
const aboutStory = {
  en: "In 2017 four friends rented a garage behind the station in Česká Lípa: one tired E36, a borrowed welder and 27th place in our first qualifying session. Today we build our own cars, run our own dyno and line up for every round of the national championship.",
  cs: "V roce 2017 si čtyři kamarádi pronajali garáž za nádražím v České Lípě: jedna unavená E36, půjčená svářečka a 27. místo v první kvalifikaci. Dnes si auta stavíme sami, máme vlastní válcovou brzdu a stojíme na startu každého závodu mistrovství republiky.",
};
const aboutMission = {
  en: "Drifting is the loudest way to drive precisely. We want to win at it, teach it and give you a taste of it: first from the passenger seat, then, if you dare, from behind the wheel.",
  cs: "Drift je nejhlasitější způsob, jak jezdit přesně. Chceme s ním vyhrávat, učit ho a nechat vás ho zažít: nejdřív ze sedadla spolujezdce, a když si troufnete, tak i za volantem.",
};
const claim = {
  en: "Full throttle. Full lock. Full respect.",
  cs: "Plný plyn. Plný rejd. Plný respekt.",
};
const credit = {
  en: "Pictures and video: computer-generated.",
  cs: "Obrázky a video: počítačová grafika.",
};
const openingHours = {
  en: "Mon–Fri 9:00–17:00, Sat–Sun by appointment",
  cs: "Po–Pá 9:00–17:00, So–Ne po domluvě",
};
const address = {
  en: "U Autodromu 117, 470 01 Česká Lípa, Czech Republic",
  cs: "U Autodromu 117, 470 01 Česká Lípa",
};

/** An invented team has no profiles: its links lead to what others show of drifting. */
export const HASHTAGS = {
  instagram: "https://www.instagram.com/explore/tags/drift/",
  facebook: "https://www.facebook.com/hashtag/drift",
  youtube: "https://www.youtube.com/hashtag/drift",
  tiktok: "https://www.tiktok.com/tag/drift",
};

/** The settings of both specs and the seller's details; account, company number and addresses are invented. */
export const settings: Setting[] = [
  appearance("hero_badge", heroBadge),
  setting("appearance", "hero_title", { en: "Headline of the home page", cs: "Hlavní titulek" }, heroTitle),
  setting(
    "appearance",
    "hero_description",
    { en: "Text under the headline", cs: "Text pod titulkem" },
    heroDescription,
  ),
  setting(
    "appearance",
    "hero_video_path",
    { en: "Background video", cs: "Video na pozadí" },
    "hero/night-drift.mp4",
  ),
  setting(
    "appearance",
    "hero_image",
    { en: "Background picture", cs: "Obrázek na pozadí" },
    "hero/night-drift.webp",
  ),
  appearance("about_kicker", { en: "Since 2017", cs: "Od roku 2017" }),
  appearance("about_title", aboutTitle),
  appearance("about_story", aboutStory),
  appearance("about_mission", aboutMission),
  appearance("team_claim", claim),
  appearance("footer_credit", credit),
  setting("social", "instagram_url", { en: "Instagram", cs: "Instagram" }, HASHTAGS.instagram),
  setting("social", "facebook_url", { en: "Facebook", cs: "Facebook" }, HASHTAGS.facebook),
  setting("social", "youtube_url", { en: "YouTube", cs: "YouTube" }, HASHTAGS.youtube),
  setting("social", "tiktok_url", { en: "TikTok", cs: "TikTok" }, HASHTAGS.tiktok),
  setting(
    "contact",
    "contact_email",
    { en: "Contact e-mail", cs: "Kontaktní e-mail" },
    "info@lipadrift.example",
  ),
  setting("contact", "contact_phone", { en: "Contact phone", cs: "Kontaktní telefon" }, "+420 777 000 117"),
  setting("contact", "contact_address", { en: "Address", cs: "Adresa" }, address),
  setting("contact", "opening_hours", { en: "Opening hours", cs: "Otevírací doba" }, openingHours),
  setting(
    "contact",
    "service_url",
    { en: "Web address of the service workshop", cs: "Webová adresa servisu" },
    "https://www.openstreetmap.org/search?query=%C4%8Cesk%C3%A1%20L%C3%ADpa",
  ),
  setting("general", "team_name", { en: "Team name", cs: "Název týmu" }, "Lípa Drift Team"),
  setting("general", "company_name", { en: "Company name", cs: "Název firmy" }, "Lípa Drift Team s.r.o."),
  setting("general", "company_address", { en: "Registered office", cs: "Sídlo firmy" }, address),
  setting("general", "company_id", { en: "Company number (IČO)", cs: "IČO" }, "98765434"),
  setting("general", "vat_id", { en: "VAT number (DIČ)", cs: "DIČ" }, "CZ98765434"),
  setting(
    "general",
    "vat_rate",
    { en: "VAT rate in % (blank: not registered)", cs: "Sazba DPH v % (prázdné: neplátce)" },
    "21",
  ),
  setting("general", "bank_account", { en: "Bank account", cs: "Číslo účtu" }, "2017000006/9999"),
  setting("general", "bank_iban", { en: "IBAN", cs: "IBAN" }, "CZ3899990000002017000006"),
  setting("general", "bank_bic", { en: "BIC", cs: "BIC" }, "LIPACZPP"),
  setting(
    "general",
    "orders_email",
    { en: "E-mail for orders and messages", cs: "E-mail pro objednávky a zprávy" },
    "objednavky@lipadrift.example",
  ),
  setting(
    "general",
    "support_email",
    { en: "Support e-mail for the back office", cs: "E-mail podpory pro administraci" },
    "podpora@spravce-webu.example",
  ),
];
