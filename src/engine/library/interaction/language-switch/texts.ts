export const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'zh', name: '中文' },
] as const;
export type LanguageCode = (typeof languages)[number]['code'];

export interface Texts {
  readonly welcome: string;
  readonly intro: string;
  readonly today: string;
  readonly amount: string;
  readonly yourName: string;
  readonly greet: string;
  /** `{name}` is who is greeted. */
  readonly hello: string;
  readonly steps: string;
  readonly look: string;
  readonly choose: string;
  readonly ask: string;
  readonly scope: string;
}

export const texts: Readonly<Record<LanguageCode, Texts>> = {
  en: {
    welcome: 'Welcome',
    intro: 'Choose your language. Your choice is remembered for your next visit.',
    today: 'Today is',
    amount: 'Numbers look like this',
    yourName: 'Your name',
    greet: 'Say hello',
    hello: 'Hello, {name}. Good to have you here.',
    steps: 'How it works',
    look: 'Look around and search for what you need.',
    choose: 'Open an entry to see everything about it.',
    ask: 'Write to us when something is missing.',
    scope: 'This part of the app is translated. Other pages stay in English.',
  },
  es: {
    welcome: 'Bienvenido',
    intro: 'Elija su idioma. Su elección se recordará en su próxima visita.',
    today: 'Hoy es',
    amount: 'Los números se ven así',
    yourName: 'Su nombre',
    greet: 'Saludar',
    hello: 'Hola, {name}. Nos alegra tenerle aquí.',
    steps: 'Cómo funciona',
    look: 'Mire y busque lo que necesita.',
    choose: 'Abra una entrada para ver todos los detalles.',
    ask: 'Escríbanos si falta algo.',
    scope: 'Esta parte de la aplicación está traducida. Las demás páginas siguen en inglés.',
  },
  fr: {
    welcome: 'Bienvenue',
    intro: 'Choisissez votre langue. Votre choix sera conservé pour votre prochaine visite.',
    today: 'Nous sommes le',
    amount: 'Les nombres s’écrivent ainsi',
    yourName: 'Votre nom',
    greet: 'Dire bonjour',
    hello: 'Bonjour {name}. Heureux de vous accueillir.',
    steps: 'Comment ça marche',
    look: 'Parcourez et cherchez ce dont vous avez besoin.',
    choose: 'Ouvrez une fiche pour tout voir.',
    ask: 'Écrivez-nous s’il manque quelque chose.',
    scope: 'Cette partie de l’application est traduite. Les autres pages restent en anglais.',
  },
  de: {
    welcome: 'Willkommen',
    intro: 'Wählen Sie Ihre Sprache. Die Wahl gilt auch beim nächsten Besuch.',
    today: 'Heute ist',
    amount: 'So sehen Zahlen aus',
    yourName: 'Ihr Name',
    greet: 'Begrüßen',
    hello: 'Guten Tag, {name}. Schön, dass Sie da sind.',
    steps: 'So funktioniert es',
    look: 'Sehen Sie sich um und suchen Sie, was Sie brauchen.',
    choose: 'Öffnen Sie einen Eintrag, um alles darüber zu sehen.',
    ask: 'Schreiben Sie uns, wenn etwas fehlt.',
    scope: 'Dieser Teil der App ist übersetzt. Die anderen Seiten bleiben auf Englisch.',
  },
  zh: {
    welcome: '欢迎',
    intro: '请选择语言。下次访问时会记住您的选择。',
    today: '今天是',
    amount: '数字的写法',
    yourName: '您的姓名',
    greet: '打招呼',
    hello: '您好，{name}。很高兴见到您。',
    steps: '使用方法',
    look: '浏览并搜索您需要的内容。',
    choose: '打开一个条目查看详细信息。',
    ask: '如果缺少什么，请告诉我们。',
    scope: '应用的这一部分已翻译，其他页面仍为英文。',
  },
};
