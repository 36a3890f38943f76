/** The tables of an Anki collection of schema 11, which every version of Anki since 2.0 reads. */
export const ankiTables = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
  dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null,
  dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
  tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
  usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
  factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
  odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

export const basicModel = 1_700_000_000_001;
export const clozeModel = 1_700_000_000_002;

const css =
  '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }\n.cloze { font-weight: bold; color: blue; }';

function field(name: string, ord: number) {
  return { name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] };
}

function template(name: string, qfmt: string, afmt: string) {
  return { name, ord: 0, qfmt, afmt, did: null, bqfmt: '', bafmt: '' };
}

function model(id: number, name: string, type: 0 | 1, deck: number, mod: number) {
  const isCloze = type === 1;
  return {
    id,
    name,
    type,
    mod,
    usn: -1,
    sortf: 0,
    did: deck,
    tmpls: [
      isCloze
        ? template('Cloze', '{{cloze:Text}}', '{{cloze:Text}}<br>\n{{Back Extra}}')
        : template('Card 1', '{{Front}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}'),
    ],
    flds: isCloze ? [field('Text', 0), field('Back Extra', 1)] : [field('Front', 0), field('Back', 1)],
    css,
    latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
    latexPost: '\\end{document}',
    latexsvg: false,
    req: [[0, isCloze ? 'all' : 'any', [0]]],
    tags: [],
    vers: [],
  };
}

export function ankiModels(deck: number, mod: number) {
  return {
    [basicModel]: model(basicModel, 'Basic', 0, deck, mod),
    [clozeModel]: model(clozeModel, 'Cloze', 1, deck, mod),
  };
}

function deckEntry(id: number, name: string, mod: number) {
  return {
    id,
    name,
    mod,
    usn: -1,
    desc: '',
    dyn: 0,
    conf: 1,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 10,
    extendRev: 50,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  };
}

export function ankiDecks(id: number, name: string, mod: number) {
  return { 1: deckEntry(1, 'Default', mod), [id]: deckEntry(id, name, mod) };
}

export function ankiDeckOptions(mod: number, newPerDay: number, reviewsPerDay: number) {
  return {
    1: {
      id: 1,
      mod,
      name: 'Default',
      usn: 0,
      maxTaken: 60,
      autoplay: true,
      timer: 0,
      replayq: true,
      new: {
        bury: true,
        delays: [1, 10],
        initialFactor: 2500,
        ints: [1, 4, 7],
        order: 1,
        perDay: newPerDay,
        separate: true,
      },
      rev: {
        bury: true,
        ease4: 1.3,
        fuzz: 0.05,
        ivlFct: 1,
        maxIvl: 36_500,
        minSpace: 1,
        perDay: reviewsPerDay,
      },
      lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
      dyn: false,
    },
  };
}

export function ankiSettings(deck: number) {
  return {
    activeDecks: [1],
    addToCur: true,
    collapseTime: 1200,
    curDeck: deck,
    curModel: String(basicModel),
    dueCounts: true,
    estTimes: true,
    newBury: true,
    newSpread: 0,
    nextPos: 1,
    sortBackwards: false,
    sortType: 'noteFld',
    timeLim: 0,
  };
}
