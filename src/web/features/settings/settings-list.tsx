import {
  Bot,
  BrainCircuit,
  ChevronRight,
  Download,
  Fingerprint,
  KeyRound,
  KeySquare,
  Link2,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  SunMoon,
  Tags,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import {
  type SettingsSectionEntry,
  type SettingsSectionGroup,
  type SettingsSectionId,
  settingsGroups,
} from '../../../catalog/settings-sections.ts';
import { href } from '../../lib/href.ts';

const icons: Readonly<Record<SettingsSectionId, LucideIcon>> = {
  profile: UserRound,
  appearance: SunMoon,
  email: Mail,
  password: KeyRound,
  passkeys: Fingerprint,
  'two-factor': ShieldCheck,
  'linked-accounts': Link2,
  sessions: MonitorSmartphone,
  'apps-with-access': Bot,
  'program-keys': KeySquare,
  models: BrainCircuit,
  corrections: Tags,
  'your-data': Download,
  'delete-account': Trash2,
};

/** All sections: beside the one that is shown, or alone where there is no room for both. */
export function SettingsList({ current }: { current: SettingsSectionId | undefined }) {
  return (
    <nav aria-label="Settings" className="grid grid-cols-1 gap-5 md:sticky md:top-20 md:gap-4">
      {settingsGroups.map((group) => (
        <Group key={group.label} group={group} current={current} />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: SettingsSectionGroup;
  current: SettingsSectionId | undefined;
}

function Group({ group: { label, sections }, current }: GroupProps) {
  const headingId = useId();
  return (
    <div>
      <p id={headingId} className="px-1 pb-1.5 text-caption font-medium text-ink-faint md:px-3 md:pb-1">
        {label}
      </p>
      <ul
        aria-labelledby={headingId}
        className="grid grid-cols-1 max-md:divide-y max-md:divide-line max-md:overflow-hidden max-md:rounded-large max-md:border max-md:border-line max-md:bg-surface md:gap-0.5"
      >
        {sections.map((section) => (
          <li key={section.id}>
            <Row section={section} isCurrent={section.id === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ section, isCurrent }: { section: SettingsSectionEntry; isCurrent: boolean }) {
  const { id, label, summary } = section;
  const Icon = icons[id];
  return (
    <Link
      to={href('/settings/:section', { section: id })}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-14 items-center gap-3 px-4 py-2 text-ink transition-colors hover:bg-surface-raised aria-[current]:bg-surface-raised aria-[current]:font-medium aria-[current]:text-ink max-md:focus-visible:-outline-offset-2 md:min-h-8.5 md:gap-2.5 md:rounded-medium md:px-3 md:py-1 md:text-ink-muted md:hover:text-ink"
    >
      <Icon
        aria-hidden
        className={`size-4.5 shrink-0 md:size-4 ${isCurrent ? 'text-accent' : 'text-ink-faint'}`}
      />
      <span className="min-w-0 flex-1 text-small">
        <span className="block truncate">{label}</span>
        <span className="block truncate text-ink-muted md:hidden">{summary}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint md:hidden" />
    </Link>
  );
}
