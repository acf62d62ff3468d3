import { useState } from "react";
import { CodeForm } from "./code-form.tsx";
import type { Entered } from "./enter.ts";
import { PasswordForm } from "./password-form.tsx";

/** E-mail and password, and then a code of who has turned two-step sign-in on. */
export function LoginForm() {
  const [entered, setEntered] = useState<Entered | null>(null);
  return entered ? (
    <CodeForm entered={entered} onStartOver={() => setEntered(null)} />
  ) : (
    <PasswordForm onSecondStep={setEntered} />
  );
}
