/** Pictures for what a game may be about, twelve each; the first set whose words a text has is taken, so that narrow ones come first. */
const sets: readonly (readonly [words: RegExp, pictures: string])[] = [
  [/farm|barn|livestock/, '🐄 🐖 🐑 🐓 🐎 🐐 🦆 🐇 🐕 🐈 🚜 🌾'],
  [/sea animal|ocean|under ?water|fish\b|aquarium|marine|beach/, '🐬 🐳 🐙 🦀 🐠 🐡 🦈 🦑 🐢 🦞 🐚 🦭'],
  [/insect|bug\b|butterfl|garden animal/, '🦋 🐝 🐞 🐜 🐛 🦗 🕷️ 🐌 🦂 🪲 🦟 🪰'],
  [/\bbird/, '🦉 🦅 🦆 🐧 🦜 🦚 🦩 🦢 🐓 🕊️ 🦃 🐦'],
  [/dinosaur|dino\b|prehistoric/, '🦕 🦖 🥚 🌋 🦴 🌿 🐊 🦎 🐢 🦣 🌴 ☄️'],
  [/safari|zoo|jungle|wild animal|savann/, '🦁 🐘 🦒 🦓 🐒 🐅 🦏 🦛 🐊 🦍 🦘 🐫'],
  [/forest|woodland/, '🦊 🦉 🐻 🦔 🐿️ 🦌 🐺 🍄 🌲 🐗 🦡 🍂'],
  [/\bpet\b|\bpets\b|\bdog|\bcat\b|\bcats\b/, '🐕 🐈 🐇 🐹 🐢 🦜 🐠 🐁 🦎 🐩 🦔 🐎'],
  [/animal/, '🐶 🐱 🦊 🐻 🐼 🐯 🦁 🐮 🐷 🐸 🐵 🐔'],
  [/fruit/, '🍎 🍌 🍇 🍓 🍒 🍍 🥝 🍑 🍋 🍉 🍐 🥭'],
  [/vegetable|veggie/, '🥕 🥦 🌽 🍅 🥒 🍆 🧅 🥔 🫑 🥬 🧄 🍄'],
  [/sweet|candy|dessert|cake|bakery|baking/, '🍩 🍰 🧁 🍪 🍫 🍭 🍬 🍦 🥧 🍮 🎂 🍯'],
  [/food|meal|kitchen|breakfast|restaurant/, '🍕 🍔 🍣 🥗 🍝 🌮 🥐 🍳 🍜 🥪 🍟 🧀'],
  [/vehicle|\bcars?\b|traffic|transport|truck/, '🚗 🚌 🚑 🚒 🚲 🚜 🚂 🚁 ⛵ 🚀 🛵 🚕'],
  [/sport|olympic/, '⚽ 🏀 🏈 🎾 🏐 🏓 🥊 ⛳ 🏹 🏑 🥋 🛹'],
  [/space|planet|astronaut|rocket/, '🚀 🪐 🌍 🌙 ⭐ ☄️ 👽 🛸 🔭 🌞 🛰️ 🌌'],
  [/weather|season/, '☀️ 🌧️ ⛈️ ❄️ 🌈 🌪️ ☁️ 🌫️ ⚡ 🌤️ ☔ ⛄'],
  [/christmas|xmas|winter/, '🎄 🎅 ⛄ 🎁 🦌 🔔 ⭐ 🕯️ 🍪 ❄️ 🧦 🛷'],
  [/halloween|spooky|monster/, '🎃 👻 🦇 🕷️ 🧙 💀 🧛 🍬 🌙 🐈‍⬛ 🧟 🕸️'],
  [/easter|spring/, '🐣 🐇 🥚 🌷 🐑 🌼 🦋 🌱 🐝 🍫 🌸 🐤'],
  [/flower|plant|garden/, '🌹 🌻 🌷 🌸 🌼 🌺 🪻 💐 🌵 🌿 🍀 🌱'],
  [/music|instrument|orchestra/, '🎸 🎹 🎺 🎻 🥁 🎷 🪕 🎤 🪗 🎵 🔔 🪘'],
  [/feeling|emotion|face|smil/, '😀 😢 😡 😱 😴 😍 🤔 😎 🤢 😇 🥳 😐'],
  [/tool|workshop|building site|construction/, '🔨 🪛 🔧 🪚 🧰 📏 🪜 🧱 🔩 🪣 🚧 🏗️'],
  [/clothes|clothing|wardrobe|fashion/, '👕 👖 🧦 🧤 👗 🧣 🧢 👟 🧥 👒 👢 🕶️'],
  [/pirate|treasure|adventure/, '🏴‍☠️ 🦜 🗺️ ⚓ 💰 🏝️ ⛵ 🗡️ 💎 🧭 🐙 🔭'],
  [/fairy ?tale|princess|magic|fantasy|unicorn/, '🦄 🏰 👑 🧚 🐉 🪄 🧙 🐸 🗡️ 🌟 🧝 🔮'],
];

/** The pictures that a text asks for; undefined where it names nothing that can be drawn. */
export function picturesFor(text: string): string[] | undefined {
  const said = text.toLowerCase();
  return sets.find(([words]) => words.test(said))?.[1].split(' ');
}
