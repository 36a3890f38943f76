import { Link } from 'wouter';
import type { Field } from '../records/field.ts';
import { RecordForm } from '../records/record-form.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { say } from '../ui/toast.tsx';
import { people, signOut, usePerson } from './session.ts';

const fields: readonly Field[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true },
  { name: 'about', label: 'About me', kind: 'long-text' },
];

/** What the signed-in person says about themselves. */
export function ProfilePage() {
  const person = usePerson();
  if (person === undefined) {
    return (
      <Page title="Your profile" lead="Log in to see and change it.">
        <Link href="/sign-in" className={buttonClass('primary', 'justify-self-start')}>
          Log in
        </Link>
      </Page>
    );
  }
  return (
    <Page
      title="Your profile"
      lead={`${person.name} · ${person.role}`}
      tools={<Button onClick={signOut}>Log out</Button>}
    >
      <Panel title="Personal information">
        <RecordForm
          key={person.id}
          fields={fields}
          start={person}
          submitLabel="Save profile"
          onSubmit={(values) => {
            people.update(person.id, {
              name: String(values.name),
              email: String(values.email).toLowerCase(),
              about: String(values.about ?? ''),
            });
            say('Your profile is saved.');
          }}
        />
      </Panel>
    </Page>
  );
}
