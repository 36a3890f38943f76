import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRecords } from '../store/use-records.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { continueAs, mayUse, people, usePerson } from './session.ts';

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
  const known = useRecords(people);
  if (mayUse(roles, person)) return children;
  const samples = known.filter((one) => roles.includes(one.role) && one.secret === '');
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10">
      <Card className="grid gap-4 p-6">
        <h1 className="font-heading text-2xl font-bold">{title}</h1>
        <p className="text-muted">This page is for: {roles.join(', ')}.</p>
        <div className="flex flex-wrap gap-3">
          <Link href="/sign-in" className={buttonClass('primary')}>
            Log in
          </Link>
          {samples.map((one) => (
            <Button key={one.id} onClick={() => continueAs(one)}>
              Continue as {one.name} ({one.role})
            </Button>
          ))}
        </div>
      </Card>
    </div>
  );
}
