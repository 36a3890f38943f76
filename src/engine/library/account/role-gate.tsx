import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { ContinueAs } from './continue-as.tsx';
import { mayUse, usePerson } from './session.ts';

/** Shows a page to the roles it is for, and tells everybody else how to get in. */
export function RoleGate({
  roles,
  title,
  children,
}: {
  roles: readonly string[];
  title: string;
  children: ReactNode;
}) {
  const person = usePerson();
  if (mayUse(roles, person)) return children;
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10">
      <Card className="grid gap-4 p-6">
        <h1 className="font-heading text-2xl font-bold">{title}</h1>
        <p className="text-muted">This page is for: {roles.join(', ')}.</p>
        <ContinueAs roles={roles} />
      </Card>
    </div>
  );
}
