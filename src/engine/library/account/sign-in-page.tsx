import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Field, firstChosen } from '../records/field.ts';
import { RecordForm } from '../records/record-form.tsx';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { say } from '../ui/toast.tsx';
import { continueAs, people, register, rolesToChoose, signIn, signOut, usePerson } from './session.ts';

const email: Field = { name: 'email', label: 'Email', kind: 'email', required: true };
const password: Field = { name: 'password', label: 'Password', kind: 'password', required: true };
const name: Field = { name: 'name', label: 'Name', kind: 'text', required: true };

/** Sign in, create an account, or look around with one of the sample accounts. */
export function SignInPage({ appName, roles }: { appName: string; roles: readonly string[] }) {
  const [creating, setCreating] = useState(false);
  const [fault, setFault] = useState<string>();
  const [, go] = useLocation();
  const person = usePerson();
  const offered = rolesToChoose(roles);
  const role: Field = firstChosen({
    name: 'role',
    label: 'I am a',
    kind: 'choice',
    required: true,
    options: offered,
  });
  async function enter(values: Record<string, unknown>): Promise<void> {
    const text = (key: string) => String(values[key] ?? '');
    const entry = creating
      ? await register({
          name: text('name'),
          email: text('email'),
          password: text('password'),
          role: text('role') || (offered[0] ?? 'Member'),
        })
      : await signIn(text('email'), text('password'));
    if (!entry.ok) return setFault(entry.message);
    say(creating ? `Account created. Welcome, ${entry.person.name}.` : `Welcome back, ${entry.person.name}.`);
    go('/');
  }
  if (person !== undefined) return <SignedIn name={person.name} email={person.email} />;
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-4 py-10">
      <header>
        <h1 className="font-heading text-2xl font-bold">
          {creating ? 'Create your account' : `Sign in to ${appName}`}
        </h1>
        <p className="mt-1 text-muted">
          {creating ? 'It takes a minute.' : 'Log in with your e-mail and password.'}
        </p>
      </header>
      <Card className="grid gap-4 p-5">
        {fault === undefined ? null : (
          <p
            role="alert"
            className="rounded-control bg-danger-soft px-3 py-2 text-sm font-medium text-danger-ink"
          >
            {fault}
          </p>
        )}
        <RecordForm
          key={creating ? 'register' : 'sign-in'}
          fields={
            creating ? [name, email, password, ...(offered.length > 1 ? [role] : [])] : [email, password]
          }
          submitLabel={creating ? 'Register' : 'Log in'}
          onSubmit={(values) => void enter(values)}
        />
        <Button
          look="quiet"
          onClick={() => {
            setCreating(!creating);
            setFault(undefined);
          }}
        >
          {creating ? 'I have an account: log in' : 'New here? Register'}
        </Button>
      </Card>
      <SampleAccounts onEnter={() => go('/')} />
    </div>
  );
}

function SignedIn({ name: personName, email: address }: { name: string; email: string }) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-4 px-4 py-10">
      <h1 className="font-heading text-2xl font-bold">You are signed in</h1>
      <p>
        {personName} · {address}
      </p>
      <Button onClick={signOut}>Log out</Button>
    </div>
  );
}

function SampleAccounts({ onEnter }: { onEnter: () => void }) {
  const samples = useRecords(people).filter(({ secret }) => secret === '');
  if (samples.length === 0) return null;
  return (
    <section aria-label="Sample accounts" className="grid gap-2">
      <h2 className="text-sm font-semibold text-muted">Or look around with a sample account</h2>
      {samples.map((person) => (
        <Button
          key={person.id}
          onClick={() => {
            continueAs(person);
            say(`You are signed in as ${person.name}.`);
            onEnter();
          }}
        >
          Continue as {person.name} ({person.role})
        </Button>
      ))}
    </section>
  );
}
