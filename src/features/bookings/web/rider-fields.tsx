import { isEmailShaped } from "#kit/contract/validation/email-shape.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { bookingsWords } from "../bookings.words.ts";

export const emptyRider = { rider: "", email: "", phone: "" };

type Rider = typeof emptyRider;

/** What is missing, before the server is asked. */
export function riderErrors(
  { rider, email }: Rider,
  missing: { rider: string; email: string },
): Partial<Rider> {
  return {
    ...(rider.trim() === "" && { rider: missing.rider }),
    ...(!isEmailShaped(email.trim()) && { email: missing.email }),
  };
}

interface Props {
  value: Rider;
  errors: Partial<Rider>;
  onChange: (value: Rider) => void;
}

/** Who rides and how to reach her. */
export function RiderFields({ value, errors, onChange }: Props) {
  const words = useWords(bookingsWords);
  const { emailHint } = useMailWords(words);
  const field = (name: keyof Rider) => ({
    name,
    value: value[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField label={words.rider} required autoComplete="name" enterKeyHint="next" {...field("rider")} />
      <TextField
        label={words.email}
        hint={emailHint}
        required
        type="email"
        autoComplete="email"
        {...field("email")}
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        {...field("phone")}
      />
    </>
  );
}
