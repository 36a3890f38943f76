import { limits } from '../../kernel/limits.ts';
import type { Block, BlockNeed } from '../block.ts';
import { kebab } from '../emit/names.ts';
import type { Thing } from '../knowledge/thing.ts';
import type { Brief, Request } from '../read/brief.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { bareNoun } from '../read/read-wishes.ts';
import { singular, singularPhrase } from '../read/words.ts';
import type { ActionSpec, EntitySpec, PageSpec, SectionSpec, TraceEntry } from '../spec/app-spec.ts';
import { askingThing, isAsking } from './asking-thing.ts';
import { findThing, isInContext, type ThingLookup } from './find-thing.ts';
import { givePlaces } from './give-places.ts';
import { isKeepable } from './is-keepable.ts';
import { addField, countAsSaid, entityName, makeEntity, nameRecords, readEntity } from './make-entity.ts';
import { type Noun, nounOf } from './noun.ts';
import { withoutContainer } from './without-container.ts';

/** What people may do with the records of a page, as it is gathered. */
export interface RecordsPage {
  readonly page: PageSpec;
  readonly entity: EntitySpec;
  readonly can: { create: boolean; edit: boolean; remove: boolean };
  /** Who was said to add, change or delete them. */
  readonly changers: Set<string>;
  /** The fields by which people were said to look for them. */
  readonly sought: Set<string>;
}

export interface PlanParts {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly things: ThingLookup;
}

function askedFor(head: string): Thing | undefined {
  return isAsking(head) ? askingThing : undefined;
}

const bookingNouns = ['booking', 'appointment', 'reservation', 'ticket', 'seat'];

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
  /** Every wish so far, those of a recipe too. */
  readonly asked = new Set<Request>();
  /** Parts of the start page, by block. */
  readonly homeSections: SectionSpec[] = [];
  accounts: 'none' | 'optional' | 'required' = 'none';
  /** While the wishes of a recipe are served, which may name things that the text does not. */
  isRecipe = false;
  /** The page of the game or tool that the whole app is. */
  startPage: PageSpec | undefined;
  readonly #byHead = new Map<string, EntitySpec>();

  constructor(brief: Brief, parts: PlanParts) {
    this.brief = brief;
    this.parts = parts;
  }

  /** The entity that a noun phrase means; made when it is new. */
  entityFor(phrase: string, whatever = false): EntitySpec | undefined {
    const read = this.#readThing(phrase);
    if (read !== undefined) return this.#entityOf(read, true);
    if (this.brief.things !== undefined && !whatever && !this.isRecipe && !this.#isSubject(phrase))
      return this.knownAs(nounOf(phrase)?.phrase ?? phrase);
    const noun = this.#wholePhrase(phrase) ?? nounOf(phrase);
    return noun === undefined ? undefined : this.#entityOf(noun, whatever);
  }

  /** Whether a noun phrase names a kind of record that the learned reader found. */
  isRead(phrase: string): boolean {
    return this.#readThing(phrase) !== undefined;
  }

  /** What one of a kind is called: of a “carpool” a “carpool ride”. */
  oneOf(kind: string): string | undefined {
    return this.parts.things.get(kind)?.words.find((words) => words.startsWith(`${kind} `));
  }

  /** What a kind of app keeps by its name: the expenses of an “expense tracker”. */
  #isSubject(phrase: string): boolean {
    const { kind, subject } = this.brief;
    return phrase !== '' && withoutContainer(kind ?? subject) === phrase;
  }

  /** A thing that the learned reader found is one, whatever it is called. */
  #readThing(phrase: string): Noun | undefined {
    const plain = phrase.toLowerCase().trim();
    const whole = [plain, singularPhrase(plain), nounLemma(plain)].find((words) =>
      this.brief.things?.has(words),
    );
    return whole === undefined ? undefined : { phrase: whole, head: whole.split(' ').at(-1) ?? whole };
  }

  /** “practice areas” are known by both words, though an area alone says little. */
  #wholePhrase(phrase: string): Noun | undefined {
    const whole = singularPhrase(bareNoun(phrase));
    const words = whole.split(' ');
    return words.length === 2 && !/^(?:category|type)$/.test(words[1] ?? '') && this.parts.things.has(whole)
      ? { phrase: whole, head: words[1] ?? whole }
      : undefined;
  }

  /** `whatever`: a list of something odd is better than an app with nothing in it. */
  #entityOf(noun: Noun, whatever: boolean): EntitySpec | undefined {
    const found = this.#inSubject(noun) ?? findThing(this.parts.things, noun);
    const isMeant =
      (this.parts.things.has(noun.phrase) && noun.phrase !== noun.head) ||
      this.#inSubject(noun) !== undefined;
    const thing = isMeant || isInContext(noun.head, this.brief.text) ? found : undefined;
    const longer = noun.phrase === noun.head ? this.#namedLonger(noun.head) : undefined;
    if (longer !== undefined) return longer;
    const isRead = this.brief.things?.has(noun.phrase) === true;
    // Where both come in and go out, neither gives its name to all of them.
    if (
      !isRead &&
      /^(?:income|expense)$/.test(noun.phrase) &&
      /\bincomes?\b.*\bexpenses?\b|\bexpenses?\b.*\bincomes?\b/is.test(this.brief.text)
    )
      return this.#entityOf({ phrase: 'transaction', head: 'transaction' }, whatever);
    // Two things that were read are two, though the same be known of both.
    const key = isRead || thing === undefined ? noun.phrase : (thing.words[0] ?? noun.phrase);
    const known =
      this.#byHead.get(noun.phrase) ??
      this.entities.find(({ name }) => name === entityName(noun.phrase)) ??
      this.#byHead.get(key) ??
      this.entities.find(({ name }) => name === entityName(key));
    if (known !== undefined && (known.name === entityName(noun.phrase) || !this.#areListed(known, noun)))
      return known;
    const same = this.entities.find(({ name }) => name === entityName(noun.phrase));
    if (same !== undefined) return same;
    if (thing === undefined && !whatever && (this.brief.things !== undefined || !isKeepable(noun)))
      return undefined;
    if (this.entities.length >= limits.engine.entities - 2) return undefined;
    // Of people nobody has described one still wants to know how to reach them.
    const alike = thing ?? (isPerson(noun.head) ? this.parts.things.get('contact') : askedFor(noun.head));
    const entity =
      alike === undefined && this.brief.things !== undefined
        ? readEntity(noun.phrase, this.brief.things.get(noun.phrase))
        : makeEntity(noun.phrase, alike);
    const read = this.brief.things?.get(noun.phrase);
    if (read !== undefined) {
      nameRecords(entity, read.names ?? []);
      givePlaces(entity, read);
    }
    countAsSaid(entity, this.brief.text);
    this.#byHead.set(key, entity);
    this.#byHead.set(noun.phrase, entity);
    this.entities.push(entity);
    return entity;
  }

  /** “attractions, hotels and restaurants”: two of a list are not the same, however alike they are. */
  #areListed({ one }: EntitySpec, { phrase }: Noun): boolean {
    const [a, b] = [one.toLowerCase(), phrase].map((word) => word.replaceAll(/[^a-z -]/g, ''));
    if (a === undefined || b === undefined || a === b) return false;
    const between = String.raw`(?:s|es)?(?:,\s+[a-z -]{3,30}){0,4},?\s+(?:and\s+)?`;
    return new RegExp(`\\b(?:${a}${between}${b}|${b}${between}${a})`, 'i').test(this.brief.text);
  }

  /** “contests” on a site for trivia contests. */
  #inSubject({ phrase, head }: Noun): Thing | undefined {
    if (phrase !== head) return undefined;
    const words = this.brief.subject.split(' ').map(singular);
    return words.map((word) => this.parts.things.get(`${word} ${head}`)).find((thing) => thing !== undefined);
  }

  /** “plans”, after “membership plans” were spoken of. */
  #namedLonger(head: string): EntitySpec | undefined {
    const isKnown = this.entities.some(({ one }) => one.toLowerCase() === head);
    const longer = this.entities.filter(({ one }) => one.toLowerCase().endsWith(` ${head}`));
    return isKnown || longer.length !== 1 ? undefined : longer[0];
  }

  /** What the app keeps already under a name, be it short for it: “requests”, after “maintenance requests”. */
  knownAs(phrase: string): EntitySpec | undefined {
    const name = entityName(phrase);
    return (
      this.#byHead.get(phrase) ??
      this.entities.find((entity) => entity.name === name) ??
      this.#namedLonger(phrase)
    );
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
      changers: new Set(),
      sought: new Set(),
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

  /** The page “My …” of records that an action leaves behind. */
  ownPage({ name }: EntitySpec): PageSpec | undefined {
    return this.pages.find(({ sections }) =>
      sections.some(
        ({ block, props }) => block === 'records' && props['entity'] === name && props['mine'] === true,
      ),
    );
  }

  /** A page that a block made and that bears the name of what is asked for: “the report”, after “Reports”. */
  pageNamed(phrase: string): PageSpec | undefined {
    const listed = new Set([...this.records.values()].map(({ page }) => page));
    return this.pages.find(
      (page) =>
        page.sections.length > 0 && !listed.has(page) && singularPhrase(page.title.toLowerCase()) === phrase,
    );
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
      whole: this.brief.text,
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
    const isDetailed = (need.details ?? []).length > 0;
    if (id === 'booking') this.#bookingsAreCalled();
    if (block.size === 'part') return this.#onHome(id, fitted.title, parsed.data, isDetailed);
    const page = this.#pageOfSole(id) ?? this.#pageOfBlock(fitted.title, block.title);
    const known = page.sections.find((section) => section.block === id);
    // The wish that says more decides: “reports”, and later which sections a report has.
    if (known !== undefined && isDetailed) known.props = { ...known.props, ...parsed.data };
    if (known === undefined) page.sections.push(this.section(id, page.id, parsed.data, fitted.title));
    return `page:${page.id}`;
  }

  /** “leave requests” and their “approval” are the same place. */
  #pageOfSole(id: string): PageSpec | undefined {
    const isSole = /^(?:approval|payment|survey)$/.test(id);
    return isSole
      ? this.pages.find(({ sections }) => sections.some((section) => section.block === id))
      : undefined;
  }

  /** What is booked is an appointment to one and a reservation to another. */
  #bookingsAreCalled(): void {
    const bookings = this.entities.find(({ name }) => name === 'bookings');
    if (bookings === undefined) return;
    for (const noun of [...bookingNouns, ...bookingNouns.map((one) => `${one} request`)])
      if (!this.#byHead.has(noun) && !(noun === 'ticket' && isInContext(noun, this.brief.text)))
        this.callAlso(bookings, noun);
  }

  /** A list of records has its page for itself: two lists on one page would be taken for each other. */
  #pageOfBlock(title: string, blockTitle: string): PageSpec {
    const isListed = [...this.records.values()].some(({ page }) => page.title === title);
    const other = title === blockTitle ? `My ${title.toLowerCase()}` : blockTitle;
    // “call sheet maker for a short film”: what it is for is no heading.
    const own = isListed ? other : /^(?:for|of|in|on|at|to|with)\s/i.test(title) ? blockTitle : title;
    return this.addPage(own, own);
  }

  #onHome(id: string, title: string, props: Record<string, unknown>, isDetailed: boolean): string {
    const known = this.homeSections.find((section) => section.block === id);
    if (known !== undefined) {
      if (isDetailed) known.props = { ...known.props, ...props };
      return `section:${known.id}`;
    }
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
