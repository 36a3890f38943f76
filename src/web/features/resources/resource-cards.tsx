import { BookA, BookOpen, FileText, ListChecks, Sheet, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceFormat, ResourceKind } from '../../../catalog/resources/resource.ts';
import { kindNames } from '../../../catalog/resources/resource-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { resourceAddress } from './resource-addresses.ts';
import { sayNotKept } from './say-not-kept.ts';
import type { ListedResource } from './shown-resource.ts';
import { useOwnResources } from './use-own-resources.ts';

const kindIcons: Readonly<Record<ResourceKind, ReactNode>> = {
  template: <FileText aria-hidden />,
  checklist: <ListChecks aria-hidden />,
  worksheet: <Sheet aria-hidden />,
  glossary: <BookA aria-hidden />,
  guide: <BookOpen aria-hidden />,
};

const formatNames: Readonly<Record<ResourceFormat, string>> = { docx: 'Word', xlsx: 'Excel', pdf: 'PDF' };

interface ResourceCardsProps {
  label: string;
  resources: readonly ListedResource[];
}

/** Resources as cards, to be walked through with the arrow keys. */
export function ResourceCards({ label, resources }: ResourceCardsProps) {
  const { starred, star } = useOwnResources();
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {resources.map((resource) => (
        <ResourceCard
          key={resource.key}
          resource={resource}
          isStarred={starred.has(resource.key)}
          onStar={(isGiven) => void star(resource.key, isGiven).catch(sayNotKept)}
        />
      ))}
    </ul>
  );
}

interface ResourceCardProps {
  resource: ListedResource;
  isStarred: boolean;
  onStar: (isGiven: boolean) => void;
}

function ResourceCard({ resource, isStarred, onStar }: ResourceCardProps) {
  const { key, isOwn, title, about, kind, formats } = resource;
  return (
    <li className="relative flex min-w-0 flex-col rounded-large border border-line bg-surface shadow-card transition-colors hover:border-line-strong hover:bg-surface-raised">
      <Link
        to={isOwn ? resourceAddress.own(key) : resourceAddress.one(key)}
        data-result
        className="flex flex-1 flex-col gap-2 rounded-large p-4"
      >
        <span className="flex items-center gap-2 pr-10 text-caption font-medium text-accent [&>svg]:size-4">
          {kindIcons[kind]}
          {kindNames[kind].one}
        </span>
        <span className="font-semibold wrap-anywhere text-ink">{title}</span>
        <span className="text-small wrap-anywhere text-ink-muted">{about}</span>
        <span className="mt-auto pt-1 text-caption text-ink-muted">
          {isOwn ? 'Yours · ' : ''}
          {formats.map((format) => formatNames[format]).join(', ')}
        </span>
      </Link>
      <IconButton
        label={isStarred ? `Take the star from ${title}` : `Star ${title}`}
        aria-pressed={isStarred}
        className="absolute top-1 right-1"
        onClick={() => onStar(!isStarred)}
      >
        <Star aria-hidden className={isStarred ? 'fill-current text-caution' : ''} />
      </IconButton>
    </li>
  );
}
