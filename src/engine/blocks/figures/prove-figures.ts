import { addingRecord } from '../../fit/add-record-steps.ts';
import type { Formula } from '../../library/rules/formula.ts';
import { parseFormula } from '../../library/rules/parse-formula.ts';
import { Trial } from '../../library/rules/trial.ts';
import { workedText } from '../../library/rules/worked-text.ts';
import type { World } from '../../library/rules/world.ts';
import { inText } from '../../library/words/in-text.ts';
import type { FigureLook } from '../../library/words/show-figure.ts';
import { onEveryDay, worldsOn } from '../../proof/on-every-day.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { AppSpec, PageSpec } from '../../spec/app-spec.ts';

interface Figure extends FigureLook {
  readonly label: string;
  readonly formula: string;
}

/** Each figure is what the formulas say, and one that speaks of records changes when one is added. */
export function proveFigures(figures: readonly Figure[], spec: AppSpec, page: PageSpec): ProofCase[] {
  const open = { do: 'open', path: page.path } as const;
  const worlds = worldsOn(page, spec);
  const seen = figures.map((figure) => {
    const text = onEveryDay(worlds, (world) => workedText(figure.formula, { world }, figure) ?? '–');
    return { do: 'see', text: text === undefined ? figure.label : `${figure.label} ${text}` } as const;
  });
  const cases: ProofCase[] = [{ name: 'The figures are worked out of the records', steps: [open, ...seen] }];
  const changed = changedByAdding(figures, spec, worlds);
  if (changed !== undefined)
    cases.push({
      name: `A new ${inText(changed.one)} changes ${changed.figure.label}`,
      steps: [
        open,
        { do: 'see', text: `${changed.figure.label} ${changed.before}` },
        ...changed.add,
        open,
        { do: 'see', text: `${changed.figure.label} ${changed.after}` },
      ],
      tries: [`entity:${changed.entity}`],
    });
  return cases;
}

/** The first figure that another record changes, where visitors can add one. */
function changedByAdding(figures: readonly Figure[], spec: AppSpec, worlds: readonly World[]) {
  for (const entity of spec.entities) {
    const adding = addingRecord(spec, entity);
    if (adding === undefined) continue;
    for (const figure of figures) {
      if (!runsOver(parseFormula(figure.formula), entity.name)) continue;
      const texts = onEveryDay(worlds, (world) => {
        const after = new Trial(world, [adding.added(world)]);
        return [world, after].map((one) => workedText(figure.formula, { world: one }, figure) ?? '–');
      });
      const [before, after] = texts ?? [];
      if (before !== undefined && after !== undefined && before !== after)
        return { figure, before, after, add: adding.steps, one: entity.one, entity: entity.name };
    }
  }
  return undefined;
}

function runsOver(formula: Formula, things: string): boolean {
  switch (formula.is) {
    case 'over':
      return formula.source.things === things;
    case 'binary':
      return runsOver(formula.left, things) || runsOver(formula.right, things);
    case 'call':
      return formula.args.some((one) => runsOver(one, things));
    case 'minus':
    case 'not':
    case 'blank':
      return runsOver(formula.of, things);
    default:
      return false;
  }
}
