import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromReading } from '../../generate.ts';
import { judge } from '../../judge.ts';
import { createReader, type Reader } from '../../reader/reader.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { appSpecSchema } from '../../spec/app-spec.ts';
import { languageIn } from './known-languages.ts';

const minutes = 180_000;
const folder = join(import.meta.dirname, '../../reader');
let reader: Reader;

beforeAll(async () => {
  reader = await createReader(
    readFileSync(join(folder, 'kernel/encoder.wasm')),
    readFileSync(join(folder, 'model/reader.weights')),
  );
}, minutes);

const isWord = (word: string) => reader.knows(word);
const ask = (text: string) => judge(text, reader.read(text), isWord);
const plan = (text: string) => planFromReading(reader.read(text), { description: text, isWord: isWord });

type Wish = readonly [text: string, main: RegExp];

/** Written before anything was read, as people type. The second half of each was not looked at while the dictionaries were made. */
const wishes: Readonly<Record<string, readonly Wish[]>> = {
  de: [
    [
      'Ich möchte eine App, mit der ich meine Rezepte verwalten kann. Jedes Rezept hat Zutaten, eine Zubereitungszeit und ein Foto.',
      /^Rezepte$/,
    ],
    ['Terminkalender für meine Praxis, Patienten buchen Termine online', /^Termine$/],
    ['Eine Einkaufsliste für die Familie, abhaken was schon da ist', /^Einkäufe$/],
    ['Ausgaben erfassen mit Betrag, Datum und Kategorie, dazu ein Diagramm pro Monat', /^Ausgaben$/],
    [
      'Unser Verein braucht eine Mitgliederverwaltung mit Name, Adresse, Geburtstag und Beitrag',
      /^Mitglieder$/,
    ],
    ['Liste meiner Zimmerpflanzen mit Standort und wann ich zuletzt gegossen habe', /^Zimmerpflanzen$/],
    ['Buchausleihe für die Schulbibliothek. Schüler können Bücher ausleihen und zurückgeben.', /^Bücher$/],
    ['Stundenzettel: Mitarbeiter tragen ihre Arbeitszeiten ein, der Chef genehmigt sie', /^Arbeitszeiten$/],
    ['Haushaltsbuch mit Einnahmen und Ausgaben', /^(?:Buchungen|Ausgaben)$/],
    ['Ich will meine Kunden und Rechnungen im Blick behalten, offene Rechnungen zuerst', /^Rechnungen$/],
    ['App für Hundesitter wo man Hunde und Spaziergänge einträgt', /^Hunde$/],
    ['Stoppuhr', /^timer$/],
  ],
  fr: [
    [
      'Je voudrais une application pour gérer mes recettes avec les ingrédients, le temps de cuisson et une photo.',
      /^Recettes$/,
    ],
    ['Les clients peuvent réserver des rendez-vous dans mon salon de coiffure', /^Rendez-vous$/],
    ['liste de courses pour la famille', /^Courses$/],
    ['Suivi de mes dépenses avec montant, date et catégorie, et un graphique par mois', /^Dépenses$/],
    ['Notre association a besoin de gérer ses membres : nom, adresse, cotisation', /^Membres$/],
    ["Un carnet pour mes plantes avec l'emplacement et la date du dernier arrosage", /^Plantes$/],
    ["Bibliothèque de l'école : les élèves empruntent et rendent des livres", /^Livres$/],
    ["Les bénévoles s'inscrivent aux événements et l'admin valide les inscriptions", /^Événements$/],
    ['Gérer les factures de mes clients, avec le statut (payée, en retard)', /^Factures$/],
    ['Un blog de voyage avec articles et commentaires', /^Articles$/],
    ["Je veux noter les films que j'ai vus et leur donner une note", /^Films$/],
    ['Minuteur pour la cuisine', /^timer$/],
  ],
  es: [
    ['Quiero una aplicación para guardar mis recetas con ingredientes, tiempo y foto', /^Recetas$/],
    ['Los clientes reservan citas en mi peluquería', /^Citas$/],
    ['lista de la compra para la familia', /^Compras$/],
    ['Registrar gastos con importe, fecha y categoría y ver un gráfico por mes', /^Gastos$/],
    ['Nuestro club necesita una lista de socios con nombre, teléfono y cuota', /^Socios$/],
    ['Un diario de mis plantas con la fecha del último riego', /^Plantas$/],
    ['Biblioteca escolar: los alumnos piden prestados libros y los devuelven', /^Libros$/],
    ['Los voluntarios se apuntan a turnos y el coordinador los aprueba', /^Turnos$/],
    ['Control de inventario para mi tienda, con precio y cantidad de cada producto', /^Productos$/],
    ['Seguimiento de tareas del equipo con fecha límite y prioridad', /^Tareas$/],
    ['Quiero anotar los libros que he leído con autor y nota', /^Libros$/],
    ['Cronómetro para correr', /^timer$/],
  ],
};

/** What a plan keeps, and the parts it has. */
function kept({ entities, pages }: AppSpec): string[] {
  return [
    ...entities.map(({ many }) => many),
    ...pages.flatMap(({ sections }) => sections.map(({ block }) => block)),
  ];
}

/** Small words of other languages that must not become things. */
const smallWords =
  /^(?:meine?|der|die|das|mit|und|für|mes|les|des|avec|pour|ses|mis|los|las|con|para|una?)\b/i;

describe.each(Object.keys(wishes))('everyday descriptions in %s', (language) => {
  const all = wishes[language] ?? [];

  it.each(all)('are planned and said to be so: %s', (text) => {
    expect(ask(text)).toBeUndefined();
    const spec = plan(text);
    expect(appSpecSchema.safeParse(spec).success).toBe(true);
    expect(spec.language).toBe(language);
    for (const { many } of spec.entities) expect(many).not.toMatch(smallWords);
    expect(spec.notes.join(' ')).toMatch(/is written in (?:German|French|Spanish)/);
    for (const { start, end } of spec.reading?.spans ?? [])
      expect(text.slice(start, end).trim()).not.toBe('');
  });
});

/** How many keep their main thing, in the words of their author. */
function shareKept(all: readonly Wish[]): number {
  return all.filter(([text, main]) => kept(plan(text)).some((name) => main.test(name))).length / all.length;
}

it(
  'keeps the main thing of everyday descriptions, also of those that were kept apart',
  () => {
    const known = Object.values(wishes).flatMap((all) => all.slice(0, 6));
    const apart = Object.values(wishes).flatMap((all) => all.slice(6));
    expect(shareKept(known)).toBe(1);
    expect(shareKept(apart)).toBeGreaterThanOrEqual(0.85);
  },
  minutes,
);

describe('another language', () => {
  it('names fields, people and what was asked for as its author did, with their places', () => {
    const text = 'Mitglieder können Kurse buchen. Ein Kurs hat einen Preis und eine Uhrzeit.';
    const spec = plan(text);
    const courses = spec.entities.find(({ many }) => many === 'Kurse');
    expect(courses?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Preis', 'Uhrzeit']));
    const wish = spec.trace.find(({ request }) => request === 'Mitglieder können Kurse buchen');
    expect(wish?.served.length).toBeGreaterThan(0);
    expect(wish?.at?.map(([start, end]) => text.slice(start, end))).toEqual([
      'Mitglieder',
      'Kurse',
      'buchen',
    ]);
  });

  it('says each wish with what it is about, also where that stands before the act', () => {
    const spec = plan('Ich will Kunden verwalten und Rechnungen verwalten.');
    expect(spec.trace.map(({ request }) => request)).toEqual(
      expect.arrayContaining(['Kunden verwalten', 'Rechnungen verwalten']),
    );
  });

  it('takes the choices that were named as they were written', () => {
    const spec = plan('Rechnungen verwalten mit Betrag und Status (offen, bezahlt, überfällig)');
    const status = spec.entities.flatMap(({ fields }) => fields).find(({ label }) => label === 'Status');
    expect(status?.options).toEqual(['Offen', 'Bezahlt', 'Überfällig']);
  });

  it('says in the words of the person what was not understood', () => {
    const spec = plan('Ich möchte meine Bücher verwalten und dabei Quastenflosser grzimeln.');
    expect(spec.notes.join(' ')).toContain('“grzimeln”');
    expect(spec.trace).toContainEqual(
      expect.objectContaining({
        request: 'grzimeln',
        served: [],
        note: 'This word is not in the dictionary.',
      }),
    );
  });

  it('keeps a noun that nobody described under its own name', () => {
    expect(kept(plan('Ich möchte meine Zinnfiguren verwalten.'))).toContain('Zinnfiguren');
  });

  it('is answered with a question where it is not read, or where nothing was found', () => {
    const italian = ask('Vorrei una app per gestire le ricette della nonna con gli ingredienti per tutti');
    expect(italian).toMatchObject({ reason: 'language', canInsist: false });
    expect(italian?.text).toContain('Italian');
    expect(ask('我想要一个管理食谱的应用程序')?.text).toContain('Chinese');
    expect(ask('Мне нужно приложение для рецептов')?.text).toContain('Russian');
    const german = ask('Ich weiß nicht was ich will und das ist auch nicht so wichtig');
    expect(german?.text).toContain('Deutsch');
    for (const suggestion of german?.suggestions ?? []) expect(ask(suggestion), suggestion).toBeUndefined();
    expect(ask('du bist ein dummer Idiot')?.reason).toBe('insult');
  });

  it('is not seen in English', () => {
    for (const text of [
      'A menu for my restaurant',
      'hotel booking',
      'A list of films and series with notes',
      'a portfolio for a photo studio in Los Angeles',
      'a menu for el toro, tapas y vino',
      'los angeles la liga standings',
      'emoji sudoku 4x4, my 5yo, no numbers, no ads',
      'tip calculator',
      'pizza',
    ])
      expect(languageIn(text, isWord), text).toBe('en');
  });
});
