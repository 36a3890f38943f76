import { Settings2 } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { abcAddress } from '../abc-addresses.ts';
import { Picture } from '../figures/picture.tsx';
import type { Child } from '../use-children.ts';

/** Who plays? Each child has an animal. */
export function ChildChooser({ choices }: { choices: readonly Child[] }) {
  return (
    <div className="mx-auto grid w-full max-w-3xl content-start gap-8">
      <ul aria-label="Who plays?" className="flex flex-wrap justify-center gap-4">
        {choices.map((child) => (
          <li key={child.id}>
            <Link
              to={abcAddress.child(child.id)}
              className="grid w-36 justify-items-center gap-3 rounded-soft border-3 border-line-strong bg-surface p-4 shadow-card transition-transform hover:-translate-y-0.5 hover:border-accent active:scale-97 motion-reduce:transition-none sm:w-44"
            >
              <Picture name={child.animal} className="size-24 sm:size-32" />
              <span className="max-w-full truncate text-lead font-semibold text-ink">{child.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex justify-center">
        <Link to={abcAddress.grownUps} className={buttonClass('quiet')}>
          <Settings2 aria-hidden />
          For grown-ups
        </Link>
      </div>
    </div>
  );
}
