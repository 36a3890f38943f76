import type { ReactNode } from 'react';
import { type ResourceJob, resourceJobs, resourceKinds } from '../../../catalog/resources/resource.ts';
import { jobNames, kindNames } from '../../../catalog/resources/resource-names.ts';
import { Select } from '../../ui/select.tsx';
import type { ListedResource } from './shown-resource.ts';

/** Nothing chosen, a kind, or one of two shelves of a person's own. */
const shelves = ['', ...resourceKinds, 'starred', 'yours'] as const;
export type Shelf = (typeof shelves)[number];

export function isShelf(value: string): value is Shelf {
  return shelves.some((shelf) => shelf === value);
}

function shelfName(shelf: Shelf): string {
  if (shelf === '') return 'All';
  if (shelf === 'starred') return 'Starred';
  return shelf === 'yours' ? 'Yours' : kindNames[shelf].many;
}

export function isOnShelf(resource: ListedResource, shelf: Shelf, starred: ReadonlySet<string>): boolean {
  if (shelf === '') return true;
  if (shelf === 'starred') return starred.has(resource.key);
  return shelf === 'yours' ? resource.isOwn : resource.kind === shelf;
}

interface ShelfBarProps {
  shelf: Shelf;
  onChange: (shelf: Shelf) => void;
  count: (shelf: Shelf) => number;
}

/** The kinds and the shelves of one's own, each with how many there are. */
export function ShelfBar({ shelf, onChange, count }: ShelfBarProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Kind</legend>
      {shelves.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shelf}
          onClick={() => onChange(one)}
          className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-small font-medium transition-colors sm:min-h-8 ${one === shelf ? 'border-accent/40 bg-accent/10 text-accent' : 'border-line text-ink-muted hover:border-line-strong hover:text-ink'}`}
        >
          {shelfName(one)}
          <span className="text-caption tabular-nums">{count(one)}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface JobsProps {
  job: ResourceJob | '';
  onChange: (job: ResourceJob | '') => void;
  count: (job: ResourceJob | '') => number;
}

const everyJob = ['', ...resourceJobs] as const;

function jobName(job: ResourceJob | ''): string {
  return job === '' ? 'All collections' : jobNames[job];
}

/** Collections by job beside the cards, where there is room. */
export function JobList({ job, onChange, count }: JobsProps): ReactNode {
  return (
    <nav aria-label="Collections by job" className="hidden lg:block">
      <h2 className="px-2.5 pb-2 text-caption font-medium text-ink-muted">Collections by job</h2>
      <ul className="grid grid-cols-1 gap-0.5">
        {everyJob.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === job}
              onClick={() => onChange(one)}
              className={`flex min-h-8 w-full items-center justify-between gap-2 rounded-medium px-2.5 text-left text-small transition-colors ${one === job ? 'bg-accent/10 font-medium text-accent' : 'text-ink-muted hover:bg-surface-raised hover:text-ink'}`}
            >
              {jobName(one)}
              <span className="text-caption tabular-nums">{count(one)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same on a narrow screen. */
export function JobSelect({ job, onChange, count }: JobsProps) {
  return (
    <div className="lg:hidden">
      <Select
        aria-label="Collection"
        options={everyJob.map((value) => ({ value, label: `${jobName(value)} (${count(value)})` }))}
        value={job}
        onChange={onChange}
      />
    </div>
  );
}
