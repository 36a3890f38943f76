import {
  isResourceFormat,
  isResourceJob,
  isResourceKind,
  type ResourceFormat,
  type ResourceJob,
  type ResourceKind,
} from '../../../catalog/resources/resource.ts';
import { hasFormulas, sheetsOf } from '../../../catalog/resources/sheets-of.ts';
import type { ResourceFacts } from '../../../catalog/resources.gen.ts';
import type { OwnResource } from './use-own-resources.ts';

/** What lists show of a resource, be it ours or a person's own. */
export interface ListedResource {
  /** What a star is given to: the end of its address, or the id of one's own. */
  readonly key: string;
  readonly isOwn: boolean;
  readonly title: string;
  readonly about: string;
  readonly kind: ResourceKind;
  readonly jobs: readonly ResourceJob[];
  readonly formats: readonly ResourceFormat[];
  /** What else is searched. */
  readonly words: readonly string[];
}

export function listedShipped(facts: ResourceFacts): ListedResource {
  return {
    key: facts.slug,
    isOwn: false,
    title: facts.title,
    about: facts.about,
    kind: isResourceKind(facts.kind) ? facts.kind : 'template',
    jobs: facts.jobs.filter(isResourceJob),
    formats: facts.formats.filter(isResourceFormat),
    words: facts.words,
  };
}

export function listedOwn(own: OwnResource): ListedResource {
  return {
    key: own.id,
    isOwn: true,
    title: own.title,
    about: own.about,
    kind: own.kind,
    jobs: own.jobs.filter(isResourceJob),
    formats: formatsOf(own.body),
    words: [own.body.slice(0, 4_000)],
  };
}

/** A text whose tables reckon, and reckon without a fault, becomes a workbook too. */
export function formatsOf(body: string): readonly ResourceFormat[] {
  const reckons = hasFormulas(body) && sheetsOf(body).faults.length === 0;
  return reckons ? ['xlsx', 'docx', 'pdf'] : ['docx', 'pdf'];
}
