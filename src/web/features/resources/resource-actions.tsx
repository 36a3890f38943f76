import { ArrowUpRight, Printer, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceFormat } from '../../../catalog/resources/resource.ts';
import { printMarked } from '../../lib/print-marked.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import type { WrittenResource } from './resource-report.ts';
import { sayNotKept } from './say-not-kept.ts';
import { useOwnResources } from './use-own-resources.ts';

interface ResourceActionsProps {
  resource: WrittenResource;
  offered: readonly ResourceFormat[];
  /** What a star is given to. */
  starKey: string;
  /** The tool that does the same, by its address and name. */
  opens?: { readonly to: string; readonly label: string } | undefined;
  children?: ReactNode;
}

/** All that can be done with a resource. */
export function ResourceActions({ resource, offered, starKey, opens, children }: ResourceActionsProps) {
  const { starred, star } = useOwnResources();
  const isStarred = starred.has(starKey);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <DownloadButtons resource={resource} offered={offered} />
      <CopyButton text={resource.body} what="as Markdown" worded />
      <Button onClick={printMarked}>
        <Printer aria-hidden />
        Print
      </Button>
      <Button aria-pressed={isStarred} onClick={() => void star(starKey, !isStarred).catch(sayNotKept)}>
        <Star aria-hidden className={isStarred ? 'fill-current text-caution' : ''} />
        {isStarred ? 'Starred' : 'Star'}
      </Button>
      {opens === undefined ? null : (
        <Link to={opens.to} className={buttonClass('secondary')}>
          <ArrowUpRight aria-hidden />
          Open in {opens.label}
        </Link>
      )}
      {children}
    </div>
  );
}
