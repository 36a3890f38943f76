import { esActs } from './es-acts.ts';
import { esPeople, esThings } from './es-things.ts';
import { esColors, esFields, esKinds, esParts, esSubjects, esValues } from './es-words.ts';
import type { LanguageTable } from './language-table.ts';

/** Spanish. */
export const es: LanguageTable = {
  language: 'es',
  things: esThings,
  people: esPeople,
  acts: esActs,
  fields: esFields,
  parts: esParts,
  kinds: esKinds,
  values: esValues,
  colors: esColors,
  subjects: esSubjects,
  small: `
el la los las lo un una unos unas del de al a y e o u pero también aún ya solo sólo muy si como
dónde donde que qué quien quién cuando cuándo porque por para con sin en sobre bajo entre contra
desde hasta hacia cada todo toda todos todas se yo tú él ella nosotros vosotros ellos ellas me te le
les nos os mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa eso
esto es son era fue ser soy somos está están estar he ha han hemos había haber hay tengo tiene
tienen tener puede pueden poder pueda quiero quiere queremos quieren querría quisiera gustaría
necesito necesita necesitamos necesitan debe deben deber hace hacen simple sencilla sencillo pequeña
pequeño grande nueva nuevo buena bueno app aplicación aplicaciones programa software sitio web
página páginas sistema herramienta_web línea ordenador entonces luego después antes aquí allí no más
menos nada algo algunos algunas último última últimos próxima próximo propio propia distintos hola
gracias favor permita permite mismo así dos tres cuatro cinco diez etc sí
`,
  modals: 'pueden puede deben debe quieren quiere podrán',
  articles: 'el la los las un una unos unas mis mi nuestros nuestra sus',
  without: 'sin ningún ninguna',
  signIn: 'registro cuenta cuentas contraseña login inicio_de_sesión',
  endings:
    'arlos arlas arlo arla erlos erlo irlo ando iendo ados adas ado ada idos ido ida aron amos emos ar er ir an en as es os a e o s',
  objectsFirst: false,
  joinsWords: false,
};
