import { deActs } from './de-acts.ts';
import { dePeople, deThings } from './de-things.ts';
import { deColors, deFields, deKinds, deParts, deSubjects, deValues } from './de-words.ts';
import type { LanguageTable } from './language-table.ts';

/** German. */
export const de: LanguageTable = {
  language: 'de',
  things: deThings,
  people: dePeople,
  acts: deActs,
  fields: deFields,
  parts: deParts,
  kinds: deKinds,
  values: deValues,
  colors: deColors,
  subjects: deSubjects,
  small: `
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder
aber auch noch schon nur sehr so wie wo was wer wen wem wann warum welche welcher welches dass daß
ob weil wenn als bis seit für mit ohne von vom zu zum zur in im ins an am ans auf aus bei beim nach
vor über unter um durch gegen zwischen pro je jeder jede jedes jeden jedem alle allen aller alles
man ich du er sie es wir ihr mich mir dich dir uns euch ihnen ihm ihn sich mein meine meinen meinem
meiner meines dein deine unser unsere unseren unserem unserer ihre ihren ihrem ihrer sein seine
seinen seinem seiner dieser diese dieses diesen ist sind war waren wird werden wurde hat habe haben
hatte kann können könnte möchte möchten will wollen soll sollen sollte muss müssen darf dürfen
braucht brauche brauchen brauch gibt geben gerne gern bitte einfach einfache kleine kleiner kleines
große neue neuer neues gut gute schöne app apps anwendung programm software webseite website seite
seiten system tool online handy computer damit dazu dabei dann denn da dort hier wieder immer nicht
nichts mehr weniger etwas bisschen zuletzt zuerst letzte letzter letzten nächste nächsten eigene
eigenen verschiedene einzelne einzelnen hallo danke also mal eben womit worin davon darin daran
darauf zusammen jemand niemand mache tun machen welchen beispielsweise bzw etc usw ja nein blick
hinweis sowie zwei drei vier fünf zehn
`,
  modals: 'können kann könnten sollen soll sollten dürfen darf müssen muss wollen will möchten möchte',
  articles:
    'der die das den dem des ein eine einen einem einer mein meine meinen meiner unsere unserer unsere alle',
  without: 'ohne kein keine keinen',
  signIn: 'Anmeldung Login Registrierung Konto Konten Account Passwort',
  endings: 'innen ern en er es em et te st n e s t',
  objectsFirst: true,
  joinsWords: true,
};
