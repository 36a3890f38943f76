import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PageSpec, SectionSpec } from '../../../../engine/spec/app-spec.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AddedMark } from './added-mark.tsx';
import { movePage, sectionTexts, setPage, setSectionText } from './edit-plan.ts';
import { ModelMark } from './model-mark.tsx';
import { PlanInput } from './plan-input.tsx';
import { PlanPart, type PlanPartProps } from './plan-part.tsx';

export function PlanPages({ spec, onSpec }: PlanPartProps) {
  return (
    <PlanPart heading={`Pages (${spec.pages.length})`}>
      <ol className="grid divide-y divide-line">
        {spec.pages.map((page, index) => (
          <PageItem
            key={page.id}
            page={page}
            isFirst={index === 0}
            isLast={index === spec.pages.length - 1}
            spec={spec}
            onSpec={onSpec}
          />
        ))}
      </ol>
    </PlanPart>
  );
}

interface PageItemProps extends PlanPartProps {
  page: PageSpec;
  isFirst: boolean;
  isLast: boolean;
}

function PageItem({ page, isFirst, isLast, spec, onSpec }: PageItemProps) {
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="grid items-center gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
        <PlanInput
          label={`Title of the page ${page.title}`}
          value={page.title}
          onChange={(title) => onSpec(setPage(spec, page.id, { title }))}
          className="font-medium"
        />
        <code className="truncate font-mono text-caption text-ink-faint">{page.path}</code>
        <div className="flex items-center justify-between gap-2">
          <Checkbox
            checked={page.nav}
            onChange={(nav) => onSpec(setPage(spec, page.id, { nav }))}
            label="In the navigation"
          />
          <div className="flex">
            <IconButton
              label={`Move ${page.title} up`}
              disabled={isFirst}
              onClick={() => onSpec(movePage(spec, page.id, -1))}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move ${page.title} down`}
              disabled={isLast}
              onClick={() => onSpec(movePage(spec, page.id, 1))}
            >
              <ArrowDown aria-hidden />
            </IconButton>
          </div>
        </div>
      </div>
      <AddedMark part={`page:${page.id}`} name={page.title} spec={spec} onSpec={onSpec} />
      {page.roles === undefined || page.roles.length === 0 ? null : (
        <p className="text-caption text-ink-muted">Only for {page.roles.join(', ')}</p>
      )}
      {page.sections.length === 0 ? null : (
        <ul className="grid gap-1.5 border-l border-line pl-3">
          {page.sections.map((section) => (
            <SectionItem key={section.id} section={section} spec={spec} onSpec={onSpec} />
          ))}
        </ul>
      )}
    </li>
  );
}

function SectionItem({ section, spec, onSpec }: PlanPartProps & { section: SectionSpec }) {
  const texts = sectionTexts(section);
  const about = spec.entities.find(({ name }) => name === section.props['entity'])?.many;
  return (
    <li className="grid items-center gap-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span className="flex flex-wrap items-center gap-1.5 text-small text-ink-muted">
        {blockWords(section.block)}
        {about === undefined ? null : <Badge>{about}</Badge>}
        <ModelMark spec={spec} part={`section:${section.id}`} />
      </span>
      <span className="grid gap-1.5">
        {texts.map(({ at, label, text }) => (
          <PlanInput
            key={at}
            label={`${label} of ${blockWords(section.block)}`}
            value={text}
            maxLength={500}
            onChange={(next) => onSpec(setSectionText(spec, section.id, at, next))}
          />
        ))}
      </span>
    </li>
  );
}

function blockWords(block: string): string {
  const words = block.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
