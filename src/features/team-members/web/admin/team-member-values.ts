import type { Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { NO_PICTURE, type PictureValue, pictureParts, toFormData } from "#kit/web/editor/form-data.ts";
import { memberContent, type TeamMember } from "../../team-members.contract.ts";
import { teamMembersAdminWords } from "./team-members-admin.words.ts";

/** What the form of a team member holds. */
export interface TeamMemberValues {
  picture: PictureValue;
  instagram_url: string;
  facebook_url: string;
  display_order: number;
  is_active: boolean;
  translations: TeamMember["translations"];
}

const NO_TEXTS = { name: "", position: "", description: "", image_alt: "" };

export const EMPTY_TEAM_MEMBER: TeamMemberValues = {
  picture: NO_PICTURE,
  instagram_url: "",
  facebook_url: "",
  display_order: 0,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

export function teamMemberValues(member: TeamMember): TeamMemberValues {
  const { image_path, instagram_url, facebook_url, display_order, is_active, translations } = member;
  const picture = { path: image_path, file: null };
  return { picture, instagram_url, facebook_url, display_order, is_active, translations };
}

export function teamMemberFaults(
  { picture, ...values }: TeamMemberValues,
  member: TeamMember | null,
  language: Language,
): FieldError[] {
  const faults = faultsOf(memberContent.whole, { ...values, image_path: picture.path }, language);
  if (!member && !picture.file && !picture.path)
    faults.push({ path: "picture", message: teamMembersAdminWords[language].photoRequired });
  return faults;
}

export function teamMemberForm({ picture, ...values }: TeamMemberValues): FormData {
  return toFormData({ ...pictureParts("image", "image_path", picture), ...values });
}
