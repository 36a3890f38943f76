import { frActs } from './fr-acts.ts';
import { frPeople, frThings } from './fr-things.ts';
import { frColors, frFields, frKinds, frParts, frSubjects, frValues } from './fr-words.ts';
import type { LanguageTable } from './language-table.ts';

/** French. */
export const fr: LanguageTable = {
  language: 'fr',
  things: frThings,
  people: frPeople,
  acts: frActs,
  fields: frFields,
  parts: frParts,
  kinds: frKinds,
  values: frValues,
  colors: frColors,
  subjects: frSubjects,
  small: `
le la les l un une des du de d au aux et ou mais aussi encore déjà seulement très si comme où que
qui quoi quand pourquoi quel quelle quels quelles dont parce lorsque jusqu jusque depuis pour avec
sans par dans en sur sous chez vers entre contre pendant après avant chaque tout toute tous toutes
on je j tu il elle nous vous ils elles me m te se s moi toi lui leur leurs mon ma mes ton ta tes son
sa ses notre nos votre vos ce cet cette ces c ça cela est sont était suis es sommes être ai as a
avons avez ont avait avoir peut peuvent pouvoir puisse voudrais veux voulons veut souhaite aimerais
aimerait doit doivent devoir faut besoin fait faire simple petit petite petits grande grand nouveau
nouvelle bon bonne beau belle app appli application applications logiciel site sites page pages
système outil ligne ordinateur afin donc alors puis ensuite là ici y n ne pas plus moins rien
quelque quelques dernier dernière prochain propre propres différents bonjour merci svp plaît
permettre permet même ainsi deux trois quatre cinq dix qu donner donne lesquels etc oui non
`,
  modals: 'peuvent peut doivent doit veulent veut pourront',
  articles: 'le la les l un une des mes mon ma nos notre ses',
  without: 'sans pas_de aucun aucune',
  signIn: 'connexion inscription compte comptes mot_de_passe',
  endings: 'aient erait ées ent ant ées és ée er ir ez es é e s x',
  objectsFirst: false,
  joinsWords: false,
};
