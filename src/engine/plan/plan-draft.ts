import { limits } from '../../kernel/limits.ts';
import type { Block, BlockNeed } from '../block.ts';
import { kebab } from '../emit/names.ts';
import type { Brief } from '../read/brief.ts';
import type { ActionSpec, EntitySpec, PageSpec, SectionSpec, TraceEntry } from '../spec/app-spec.ts';
import { findThing, type ThingLookup } from './find-thing.ts';
import { addField, entityName, makeEntity } from './make-entity.ts';
import { type Noun, nounOf } from './noun.ts';

/** What people may do with the records of a page, as it is gathered. */
export interface RecordsPage {
  readonly page: PageSpec;
  readonly entity: EntitySpec;
  readonly can: { create: boolean; edit: boolean; remove: boolean };
  readonly actors: Set<string>;
}

export interface PlanParts {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly things: ThingLookup;
}

/** The spec while it is being made. Every wish adds to it through these few doors. */
export class PlanDraft {
  readonly brief: Brief;
  readonly parts: PlanParts;
  readonly entities: EntitySpec[] = [];
  readonly actions: ActionSpec[] = [];
  readonly pages: PageSpec[] = [];
  readonly records = new Map<string, RecordsPage>();
  readonly trace: TraceEntry[] = [];
  readonly notes: string[] = [];
  /** Parts of the start page, by block. */
  readonly homeSections: SectionSpec[] = [];
  accounts: 'none' | 'optional' | 'required' = 'none';
  /** The page of the game or tool that the whole app is. */
  startPage: PageSpec | undefined;
  readonly #byHead = new Map<string, EntitySpec>();

  constructor(brief: Brief, parts: PlanParts) {
    this.brief = brief;
    this.parts = parts;
  }

  /** The entity that a noun phrase means; made when it is new. */
  entityFor(phrase: string): EntitySpec | undefined {
    const noun = nounOf(phrase);
    return noun === undefined ? undefined : this.#entityOf(noun);
  }

  #entityOf(noun: Noun): EntitySpec | undefined {
    const thing = findThing(this.parts.things, noun);
    const key = thing === undefined ? noun.phrase : (thing.words[0] ?? noun.phrase);
    const known =
      this.#byHead.get(key) ??
      this.#byHead.get(noun.phrase) ??
      this.entities.find(({ name }) => name === entityName(noun.phrase) || name === entityName(key));
    if (known !== undefined) return known;
    if (this.entities.length >= limits.engine.entities - 2) return undefined;
    const entity = makeEntity(noun.phrase, thing, this.brief.subject);
    this.#byHead.set(key, entity);
    this.#byHead.set(noun.phrase, entity);
    this.entities.push(entity);
    return entity;
  }

  /** “products” in a shop for candles are the candles. */
  callAlso(entity: EntitySpec, noun: string): void {
    this.#byHead.set(noun, entity);
  }

  /** Adds an entity that is already described, or what it has and the known one lacks. */
  addEntity(entity: EntitySpec): EntitySpec {
    const known = this.entities.find(({ name }) => name === entity.name);
    if (known === undefined) {
      this.entities.push(structuredClone(entity));
      return this.entities.at(-1) ?? entity;
    }
    for (const field of entity.fields)
      addField(
        known,
        field,
        (index) =>
          entity.samples[index % Math.max(1, entity.samples.length)]?.[field.name] ?? field.start ?? null,
      );
    return known;
  }

  /** The page that lists an entity; made when it is new. */
  recordsPage(entity: EntitySpec): RecordsPage {
    const known = this.records.get(entity.name);
    if (known !== undefined) return known;
    const page = this.#pageOfRecords(entity);
    const made: RecordsPage = {
      page,
      entity,
      can: { create: false, edit: false, remove: false },
      actors: new Set(),
    };
    this.records.set(entity.name, made);
    return made;
  }

  /** A block may have taken the name before: “Files” that are uploaded beside files that are listed. */
  #pageOfRecords({ name, many }: EntitySpec): PageSpec {
    const isTaken = this.pages.some(({ title, sections }) => title === many && sections.length > 0);
    return isTaken
      ? this.addPage(`all-${kebab(name)}`, `All ${many.toLowerCase()}`)
      : this.addPage(kebab(name), many);
  }

  addPage(id: string, title: string, lead?: string): PageSpec {
    const slug =
      id
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 50) || 'page';
    const known = this.pages.find((page) => page.id === slug);
    if (known !== undefined) return known;
    const page: PageSpec = {
      id: slug,
      path: `/${slug}`,
      title,
      nav: true,
      sections: [],
      ...(lead === undefined ? {} : { lead }),
    };
    this.pages.push(page);
    return page;
  }

  /** Puts a block on a page of its own or on the start page; returns what serves the wish. */
  useBlock(id: string, need: Partial<BlockNeed>): string | undefined {
    const block = this.parts.blocks.get(id);
    const fitted = block?.fit({
      subject: this.brief.subject,
      text: '',
      details: [],
      entity: undefined,
      entities: this.entities,
      ...need,
    });
    if (block === undefined || fitted === undefined) return undefined;
    for (const entity of fitted.entities ?? []) this.addEntity(entity);
    for (const action of fitted.actions ?? [])
      if (!this.actions.some((one) => one.id === action.id)) this.actions.push(action);
    const parsed = block.props.safeParse(fitted.props);
    if (!parsed.success) return undefined;
    if (block.size === 'part') return this.#onHome(id, fitted.title, parsed.data);
    const page = this.#pageOfBlock(fitted.title, block.title);
    if (!page.sections.some((section) => section.block === id))
      page.sections.push(this.section(id, page.id, parsed.data, fitted.title));
    return `page:${page.id}`;
  }

  /** A list of records has its page for itself: two lists on one page would be taken for each other. */
  #pageOfBlock(title: string, blockTitle: string): PageSpec {
    const isListed = [...this.records.values()].some(({ page }) => page.title === title);
    const other = title === blockTitle ? `My ${title.toLowerCase()}` : blockTitle;
    const own = isListed ? other : title;
    return this.addPage(own, own);
  }

  #onHome(id: string, title: string, props: Record<string, unknown>): string {
    const known = this.homeSections.find((section) => section.block === id);
    if (known !== undefined) return `section:${known.id}`;
    const section = this.section(id, 'home', props, title);
    this.homeSections.push(section);
    return `section:${section.id}`;
  }

  section(block: string, owner: string, props: Record<string, unknown>, title?: string): SectionSpec {
    const used = new Set(
      [...this.pages.flatMap(({ sections }) => sections), ...this.homeSections].map((section) => section.id),
    );
    const base = `${owner}-${block}`.slice(0, 70);
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    return { id, block, props, ...(title === undefined ? {} : { title }) };
  }
}
