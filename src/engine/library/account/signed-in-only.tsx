import type { ReactNode } from 'react';
import { usePerson } from './session.ts';
import { SignInPage } from './sign-in-page.tsx';

/** The app starts with signing in. */
export function SignedInOnly({
  appName,
  roles,
  children,
}: {
  appName: string;
  roles: readonly string[];
  children: ReactNode;
}) {
  return usePerson() === undefined ? <SignInPage appName={appName} roles={roles} /> : children;
}
