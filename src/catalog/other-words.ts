import { brand } from '../kernel/brand.ts';

/**
 * What else people call a page, a section of the settings or an action, by its address or its name in the palette. Words that its
 * name or its description has already need not be said again.
 */
export const otherWords: Readonly<Record<string, string>> = {
  '/': 'start front main landing home page try',
  [`/ask-${brand.slug}`]: 'question answer assistant chat bot convert reckon conversation',
  '/abc-123':
    'kids children preschool nursery kindergarten alphabet phonics reading spelling counting sums maths clock shapes tracing handwriting learning assistant',
  '/agents': 'professionals experts assistants calculators',
  '/my-agents': 'own copy custom preset template personal agents',
  '/agent-onboarding': 'quiz wizard which agent recommend questions start help choose',
  '/agent-dashboard': 'history saved runs results favourites',
  '/curriculum-on-demand':
    'study plan learning plan syllabus course teach myself lessons schedule learn subject topics exam timetable',
  '/custom-tools': 'calculator builder formula formulas own tool spreadsheet no-code form units',
  '/dashboard': 'dashboard my apps projects list archive archived bin trash deleted import zip overview',
  '/ai-os': `product ${brand.name} operating system what is this`,
  '/ai-os/download': 'self-host selfhost own server docker npm source clone',
  '/download': 'install pwa desktop phone mobile home screen offline app',
  '/desktop-builder': 'electron tauri windows mac linux exe dmg native',
  '/small-business-builder':
    'business plan startup founder entrepreneur company shop projection break-even swot lean canvas bank loan forecast self-employed',
  '/study-buddy':
    'flashcards flash cards learn memorise anki fsrs revision exam quiz summary notes apkg cloze share deck ready decks vocabulary',
  '/lumina-academy':
    'courses training learn lessons class certificate exam test school study teach e-learning exercises',
  '/resource-team':
    'templates template checklist checklists worksheet glossary guide forms documents download invoice contract agenda word excel pdf',
  '/plans': 'pricing prices cost upgrade pro enterprise free subscription billing pay',
  '/settings': 'preferences options configuration account profile',
  '/support': 'help faq questions answers troubleshooting problem',
  '/contact': 'email us sales feedback complaint bug report message write',
  '/about': 'company team who story',
  '/blog': 'news articles posts updates',
  '/search': 'find look up query',
  '/privacy': 'gdpr data protection cookies',
  '/terms': 'legal conditions agreement tos license',
  '/admin': 'users roles audit log outbox health status system monitoring backups language models llm',
  '/docs/ai-os/getting-started': 'docs documentation manual guide tutorial readme quickstart introduction',
  '/settings/profile': 'name picture avatar photo display username nickname',
  '/settings/appearance': 'theme dark light mode colour color look night',
  '/settings/email': 'mail e-mail address change',
  '/settings/password': 'passphrase credentials login secret change reset forgot',
  '/settings/passkeys': 'webauthn fingerprint face touch id biometric yubikey security key passwordless',
  '/settings/two-factor': '2fa mfa totp authenticator otp second factor recovery codes backup codes',
  '/settings/linked-accounts': 'google github oauth sso social connect identity provider openid',
  '/settings/sessions': 'devices logged in signed in browsers where active end log out everywhere',
  '/settings/apps-with-access': 'oauth third party permissions authorized revoke api programs tokens',
  '/tools': 'all everything list overview what can it do',
  '/hub': 'me my things profile overview you',
  '/love-light-learn': 'journal diary gratitude mood reflection daily day streak mindfulness',
  '/settings/models':
    'ai llm language model openai anthropic ollama gpt claude api key usage tokens limits quota',
  '/settings/corrections': 'labels training reader teach',
  '/settings/your-data': 'export gdpr takeout backup copy',
  '/settings/delete-account': 'remove close erase deactivate cancel leave',
  create: 'new generate make build start add app another describe',
  theme: 'theme dark light mode appearance colour color night day bright',
  'theme-system': 'theme auto system device dark light appearance',
  sidebar: 'menu navigation hide show collapse fold',
  keys: 'shortcuts hotkeys keyboard help',
  'sign-in': 'login log in sign up signup register join create account',
  'sign-out': 'logout log out signout exit leave quit',
  publish: 'publish deploy go live online host hosting launch share release ship domain address',
  download: 'download export zip source code take away save',
};
