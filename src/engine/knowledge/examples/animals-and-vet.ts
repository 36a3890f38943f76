/** Names of things that have to do with animals and their vet. */
export const animalsAndVet: Readonly<Record<string, string>> = {
  'adoption, rehoming, pet adoption':
    'Bruno to the Larsens; Mia and Moritz; Old Rex; Kittens Pip and Pepper; Bonnie; Three hens; Rabbit Flopsy; Whiskers',
  'animal patient, pet patient':
    'Luna, Labrador; Felix, tomcat; Hazel, rabbit; Rex, shepherd dog; Minka, tabby; Coco, parrot; Duke, pony; Pip, guinea pig',
  'animal rescue':
    'Cat in the plum tree; Swan with fishing line; Fawn before mowing; Ducklings in the drain; Dog on the ice; Hedgehog litter; Owl in the chimney; Seal pup',
  'animal sponsor, animal sponsorship, animal godparent':
    'Donkey Pedro; Otter pair; Penguin Pingo; Old horse Duke; Beehive, orchard; Snow leopard; Goat Heidi; Owl Archie',
  'aquarium test': 'Nitrate; Ammonia; Acidity; Carbonate hardness; Phosphate; Temperature; Salinity; Oxygen',
  'aquarium, vivarium':
    'Living room, community; Reef tank; Shrimp nano; Discus; Quarantine tank; Cichlids; Gecko vivarium; Axolotl',
  bat: 'Common pipistrelle; Noctule; Daubenton’s; Brown long-eared; Lesser horseshoe; Serotine; Barbastelle; Greater mouse-eared',
  'bat roost, toad crossing, bird ring, nest check':
    'Church attic; Mill Road toads; Barn owl, oak; Old tunnel; Stork, chimney; Swift colony; Marsh harrier; School nest boxes',
  'budgie, parakeet, canary, cockatoo, cage bird': 'Kiwi; Sunny; Sky; Peppino; Caruso; Lemon; Jojo; Blue',
  caterpillar:
    'Red admiral; Peacock; Brimstone; Swallowtail; Painted lady; Holly blue; Small tortoiseshell; Monarch',
  damselfly:
    'Emperor; Azure damselfly; Broad-bodied chaser; Banded demoiselle; Common darter; Southern hawker; Large red; Black-tailed skimmer',
  'dog groom':
    'Poodle clip; Bath and blow-dry; Nail trim; Hand strip; Puppy’s first groom; De-shedding; Ears and eyes; Teddy cut',
  'dog hotel booking, cat boarding, dog boarding, boarding dog':
    'Luna, one week; Max and Bella; Puppy Pip, weekend; Felix, Easter; Old Rex, own basket; Minka; Oskar, half-term; Coco, day care',
  'dog walk, walk with the dog, dog walking round':
    'Luna, river loop; Max and Bella, park; Rex, early; Group of four, woods; Puppy Pip, short; Oskar, beach; Senior walk; Evening round',
  eagle: 'Barn owl; Kestrel; Red kite; Peregrine; Golden eagle; Tawny owl; Sparrowhawk; Harris’s hawk',
  'elephant, lion, monkey, zoo animal': 'Tembo; Simba; Coco; Nala; Kibo; Asali; Rafiki; Zuri',
  'farrier visit, shoeing':
    'Estrella, trim; Duke, full set; Ponies, trim; Storm, front shoes; Hazel; Donkeys; Freya, lost shoe; School horses',
  feather:
    'Jay, blue wing; Tawny owl; Pheasant tail; Buzzard; Great spotted woodpecker; Magpie; Mallard speculum; Kingfisher',
  'flea treatment, parasite treatment':
    'Luna, spot-on; Felix, collar; Rex, tick behind ear; Kittens, comb; Hens, mites; Max, tablet; Rabbits; Pony, lice',
  'footprint, track and sign': 'Badger; Roe deer; Otter; Fox; Hare; Heron; Red squirrel; Wild boar',
  'foster home, foster, foster pet':
    'Kittens at the Larsens; Bruno with Kofi; Mother cat and litter; Puppy Pip; Two rabbits; Senior Rex; Shy Luna; Hens',
  'fox, wolf, bear': 'Red fox; Roe deer; Badger; Grey wolf; Brown bear; Otter; Wild boar; Pine marten',
  'horse riding, hack':
    'Forest loop; Beach at low tide; River meadows; Hill track; Village round; Moonlight hack; Stubble fields; Quarry path',
  'hunt, hunting trip, game animal':
    'Roe buck, forest edge; Pheasant drive; Wild boar, maize; Duck at dusk; Red deer stag; Fox, lambing field; Hare; Pigeon, stubble',
  'koi, goldfish, pond fish': 'Kohaku; Ogon; Comet; Sanke; Shubunkin; Asagi; Fantail; Golden orfe',
  'leash, dog collar':
    'Red nylon; Long line; Retractable; Leather, brown; Reflective; Puppy harness; Slip lead; Hands-free',
  'lizard, reptile, snake species':
    'Bearded dragon; Corn snake; Leopard gecko; Slow worm; Green iguana; Royal python; Chameleon; Sand lizard',
  'mineral specimen': 'Granite; Basalt; Rose quartz; Pyrite; Slate; Malachite; Obsidian; Fluorite',
  'missing cat, found pet':
    'Grey tabby Minka; Beagle Oskar; Tortoise Fred; Green parakeet; Black cat with bell; Terrier, red collar; White rabbit; Ferret Bandit',
  'mouse, rat, ferret, gerbil, rodent': 'Pip; Biscuit; Bandit; Nibbles; Remy; Cleo; Smudge; Domino',
  'neutering, spay, castration':
    'Luna; Felix; Rabbit Hazel; Stray tom; Colt Storm; Kittens, three; Max; Minka',
  'peacock, ornamental bird, waterfowl':
    'Mandarin duck; Black swan; Golden pheasant; Blue peacock; Wood duck; Crested crane; White peahen; Barnacle goose',
  'pet food, dog food, cat food':
    'Chicken and rice; Salmon; Puppy, small breed; Senior; Lamb, grain-free; Kitten; Tuna in jelly; Duck and potato',
  'pet sitter visit, cat sitting':
    'Felix and Minka; Luna, weekend; Rabbits; Goldfish and plants; Hens, mornings; Old Rex; Kittens; Parrot Coco',
  'pet supply, pet accessory':
    'Dog bed; Scratching post; Food bowl; Travel crate; Rabbit run; Litter tray; Winter coat; Bird bath',
  'pet vaccination, animal vaccination':
    'Rabies; Distemper; Parvovirus; Cat flu; Tetanus; Bluetongue; Leptospirosis; Kennel cough',
  'saddle, bridle, tack, tack item':
    'Dressage saddle; Jumping saddle; Snaffle bridle; Halter; Girth; Saddle pad; Driving harness; Lunge line',
  'shark, whale, dolphin, marine animal':
    'Basking shark; Humpback; Bottlenose dolphin; Grey seal; Orca; Minke whale; Harbour porpoise; Leatherback',
  'show entry, dressage test':
    'Novice dressage; Best in breed; Working hunter; Puppy class; Jumping, small; In-hand mare; Veteran; Junior handler',
  'snail, slug, worm':
    'Garden snail; Roman snail; Leopard slug; Earthworm; Giant African; Ramshorn; Brandling; Grove snail',
  'stray, found animal, shelter animal, rescue animal':
    'Tabby by the station; Brown terrier; White rabbit; Kittens from the barn; Old shepherd dog; Injured hedgehog; Green parakeet; Tortoise in the park',
  tarantula:
    'Garden spider; Wasp spider; Mexican redknee; Jumping spider; House spider; Chilean rose; Raft spider; Crab spider',
  'training class for dogs':
    'Puppy basics; Recall; Loose lead; Scent work; Agility; Meeting other dogs; Good citizen; Trick class',
  trick: 'Sit; Roll over; High five; Spin; Play dead; Fetch; Weave through legs; Stay',
  'turtle, tortoise species':
    'Hermann’s; Red-eared slider; Painted turtle; Musk turtle; Leopard tortoise; Loggerhead; Map turtle; Box turtle',
  'vet treatment, animal treatment':
    'Worming; Stitches; Teeth cleaning; Neutering; Eye drops; Claw trim; Hoof abscess; Tick removal',
  'veterinary visit, vet check':
    'Luna, vaccination; Max, limping; Felix, teeth; Bella, check-up; Coco, nail trim; Rex, stitches out; Minka, blood test; Oskar, ear infection',
  'wildlife, species, animal species':
    'Red squirrel; Kingfisher; Common toad; Hedgehog; Roe deer; Slow worm; Swift; Otter',
  'worming, deworming':
    'Luna, tablets; Ewes, spring; Ponies, paste; Kittens; Calves, pour-on; Max; Goats; Alpacas',
};
