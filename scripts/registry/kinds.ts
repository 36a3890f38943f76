import { caseSchema } from '../../src/engine/cases/case-file.ts';
import { checkTask } from '../../src/engine/cases/clothe-task.ts';
import type { Kind } from './kind.ts';
import { articles } from './kinds/articles.ts';
import { courses } from './kinds/courses.ts';
import { functions } from './kinds/functions.ts';
import { helpEntries } from './kinds/help-entries.ts';
import { lawTerms } from './kinds/law-terms.ts';
import { library } from './kinds/library.ts';
import { pages } from './kinds/pages.ts';
import { resources } from './kinds/resources.ts';
import { simpleKind } from './kinds/simple-kind.ts';
import { subjects } from './kinds/subjects.ts';
import { tables } from './kinds/tables.ts';
import { textKind } from './kinds/text-kind.ts';

export const kinds: readonly Kind[] = [
  pages,
  functions,
  tables,
  simpleKind({
    name: 'jobs',
    folder: 'src/server/jobs',
    generated: 'src/server/jobs/jobs.gen.ts',
    exported: 'job',
    file: 'job.ts',
    lazy: 'run.server.ts',
  }),
  simpleKind({
    name: 'collections',
    folder: 'src/web/app/local/collections',
    generated: 'src/web/app/local/collections.gen.ts',
    exported: 'collection',
  }),
  simpleKind({
    name: 'agents',
    folder: 'src/catalog/agents',
    generated: 'src/catalog/agents.gen.ts',
    exported: 'agent',
    file: 'agent.ts',
    lazy: 'work.ts',
  }),
  simpleKind({
    name: 'builders',
    folder: 'src/catalog/builders',
    generated: 'src/catalog/builders.gen.ts',
    exported: 'builder',
    file: 'builder.ts',
    lazy: 'work.ts',
  }),
  simpleKind({
    name: 'tools',
    folder: 'src/catalog/tools',
    generated: 'src/catalog/tools.gen.ts',
    exported: 'tool',
  }),
  simpleKind({
    name: 'blocks',
    folder: 'src/engine/blocks',
    generated: 'src/engine/blocks.gen.ts',
    exported: 'block',
    file: 'block.ts',
  }),
  simpleKind({
    name: 'games',
    folder: 'src/web/games',
    generated: 'src/web/app/games.gen.ts',
    exported: 'game',
    file: 'game.ts',
    lazy: 'play.tsx',
  }),
  simpleKind({
    name: 'things',
    folder: 'src/engine/knowledge/things',
    generated: 'src/engine/knowledge/things.gen.ts',
    exported: 'things',
  }),
  textKind({
    name: 'cases',
    folder: 'src/engine/knowledge/cases',
    generated: 'src/engine/knowledge/cases.gen.ts',
    check: (value) => caseSchema.safeParse(value),
  }),
  textKind({
    name: 'tasks',
    folder: 'src/engine/knowledge/tasks',
    generated: 'src/engine/knowledge/tasks.gen.ts',
    check: checkTask,
  }),
  simpleKind({
    name: 'drawings',
    folder: 'src/engine/knowledge/drawings',
    generated: 'src/engine/knowledge/drawings.gen.ts',
    exported: 'drawings',
  }),
  articles,
  courses,
  helpEntries,
  lawTerms,
  subjects,
  resources,
  library,
];
