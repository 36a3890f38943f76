import { Link } from 'wouter';
import { useRecords } from '../store/use-records.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { say } from '../ui/toast.tsx';
import { continueAs, people } from './session.ts';

/** Ways to become somebody with one of these roles: log in, or take a sample account. */
export function ContinueAs({ roles }: { roles: readonly string[] }) {
  const samples = useRecords(people).filter((one) => roles.includes(one.role) && one.secret === '');
  return (
    <div className="flex flex-wrap gap-3">
      <Link href="/sign-in" className={buttonClass('primary')}>
        Log in
      </Link>
      {samples.map((one) => (
        <Button
          key={one.id}
          onClick={() => {
            continueAs(one);
            say(`You are signed in as ${one.name}.`);
          }}
        >
          Continue as {one.name} ({one.role})
        </Button>
      ))}
    </div>
  );
}
