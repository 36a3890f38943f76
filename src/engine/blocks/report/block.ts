import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { capital, entityOf, sampleTitle, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const props = z.object({
  entities: z.array(z.string()).min(1).max(6),
  sections: z.array(z.string().min(1)).max(12).optional(),
});
type ReportProps = z.infer<typeof props>;

const usual = ['Summary', 'Statistics', 'Chart', 'Details'];

/** Reports of chosen sections over the records, kept, printed and exported. */
export const block = defineBlock<ReportProps>({
  id: 'report',
  title: 'Reports',
  words: [
    'report',
    'generate report',
    'create report',
    'report generation',
    'report generator',
    'view report',
    'stock report',
    'sales report',
    'financial report',
    'management report',
    'analysis report',
    'detailed report',
    'custom report',
    'customize report',
    'report template',
    'print report',
    'export report',
    'download report',
    'monthly report',
    'weekly report',
    'daily report',
    'progress report',
    'statistical report',
    'report function',
  ],
  size: 'page',
  props,
  example: { entities: ['things'], sections: ['Summary', 'Statistics', 'Trend', 'Price', 'Details'] },
  fit(need) {
    const main = subjectEntity(need);
    if (main === undefined) return undefined;
    const others = need.entities.filter(({ name, samples }) => name !== main.name && samples.length > 0);
    const asked = need.details
      .map((detail) => capital(detail.replace(/\s+(?:sections?|parts?)$/i, '').trim()))
      .filter((detail) => detail.length > 2 && detail.length < 60);
    const sections = [...new Set(asked.length > 1 ? ['Summary', ...asked, 'Details'] : usual)];
    return {
      title: 'Reports',
      props: {
        entities: [main.name, ...others.slice(0, 4).map(({ name }) => name)],
        sections: sections.slice(0, 10),
      },
    };
  },
  emit: ({ entities, sections }, _section, { file, ...context }) => ({
    tag: file.use('ReportMaker', 'views/report-maker.tsx'),
    props: {
      entities: entities.map((name) => new Code(context.entity(name))),
      sections: [...new Set(sections ?? usual)],
    },
  }),
  prove({ entities, sections = usual }, _section, { spec, page }) {
    const entity = entityOf(spec, entities[0] ?? '');
    const title = 'Quartz quarter review';
    const open = { do: 'open', path: page.path } as const;
    const [, ...rest] = sections;
    const [skipped = ''] = rest;
    const cases: ProofCase[] = [
      {
        name: 'A report is generated, kept, reopened and exported',
        steps: [
          open,
          { do: 'fill', label: 'Report title', value: title },
          { do: 'press', name: 'Generate report' },
          { do: 'see', text: 'Your report is ready.' },
          { do: 'count', selector: '[data-report] section', min: new Set(sections).size },
          { do: 'reload' },
          { do: 'press', name: `Open report ${title}` },
          { do: 'count', selector: '[data-report] section', min: new Set(sections).size },
          { do: 'press', name: 'Export CSV' },
          { do: 'see', text: 'quartz-quarter-review.csv was exported.' },
          { do: 'press', name: `Delete report ${title}` },
          { do: 'see', text: 'No reports yet.' },
        ],
      },
    ];
    if (rest.length > 0)
      cases.push({
        name: 'A report has the chosen sections only',
        steps: [
          open,
          { do: 'fill', label: skipped, value: 'no' },
          { do: 'press', name: 'Generate report' },
          { do: 'count', selector: `[data-report] section[aria-label="${skipped}"]`, max: 0 },
          { do: 'count', selector: '[data-report] section', min: new Set(sections).size - 1 },
        ],
      });
    const record = entity === undefined ? undefined : sampleTitle(entity);
    if (entity !== undefined && record !== undefined)
      cases.push({
        name: `A report can be about one ${inText(entity.one)}`,
        steps: [
          open,
          { do: 'fill', label: entity.one, value: record },
          { do: 'press', name: 'Generate report' },
          { do: 'see', text: `${record} report` },
        ],
      });
    return cases;
  },
});
