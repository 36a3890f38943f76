import { z } from 'zod';
import { appId, buildStatuses, clauseAnswer, versionNumber, versionSteps } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const moment = z.iso.datetime({ offset: true });

const versionOrigins = ['description', 'sentence', 'plan', 'code', 'restore', 'copy', 'import'] as const;
export type VersionOrigin = (typeof versionOrigins)[number];

const listedVersion = z.object({
  id: z.uuid(),
  number: versionNumber,
  basedOn: versionNumber.nullable(),
  origin: z.enum(versionOrigins),
  /** What was asked for, in the person's own words. */
  request: z.string(),
  changes: z.array(z.string()),
  /** What became of each clause of the sentence that asked for it; null where none did. */
  answers: z.array(clauseAnswer).nullable(),
  status: z.enum(buildStatuses),
  step: z.enum(versionSteps),
  fileCount: z.int().nullable(),
  /** How many wishes of its description came to what; null where that was not counted. */
  wishes: z
    .object({
      works: z.int(),
      there: z.int(),
      'not-built': z.int(),
      'not-understood': z.int(),
    })
    .nullable(),
  error: z.string().nullable(),
  /** The language model that is asked while it is made; null where none is. */
  model: z.string().nullable(),
  createdAt: moment,
  /** Where it can be looked at; null until it is built. */
  previewUrl: z.string().nullable(),
  /** Pictures of its start page; null where none was kept. */
  pictures: z.object({ desktop: z.string().nullable(), phone: z.string().nullable() }),
});
export type ListedVersion = z.infer<typeof listedVersion>;

const output = z.object({
  app: z.object({
    id: appId,
    name: z.string(),
    description: z.string(),
    status: z.string(),
    currentVersion: versionNumber.nullable(),
    createdAt: moment,
    archivedAt: moment.nullable(),
    deletedAt: moment.nullable(),
  }),
  /** Where it is open to everybody; null while it is not. */
  site: z
    .object({
      slug: z.string(),
      url: z.string(),
      number: versionNumber,
      publishedAt: moment,
      visits: z.int(),
    })
    .nullable(),
  /** What addresses of apps look like, with a star for the name. */
  addresses: z.string(),
  /** The newest first. */
  versions: z.array(listedVersion),
});
export type ListVersionsOutput = z.infer<typeof output>;

const input = z.object({ appId });
export type ListVersionsInput = z.output<typeof input>;

/** An app of the caller with all its versions, without their files. */
export const contract = defineFunction({ name: 'list-versions', access: 'user', input, output });
