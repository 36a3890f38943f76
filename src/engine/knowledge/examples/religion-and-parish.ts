/** Names of things that have to do with religion and a parish. */
export const religionAndParish: Readonly<Record<string, string>> = {
  'altar flower, church flower, flower rota, flower duty, flower arrangement':
    'White lilies, Easter; Harvest sheaf; Advent wreath; Sunflowers; Wedding roses; Pentecost red; Christmas holly; Spring branches',
  'altar, side altar, chapel altar':
    'High altar; Lady altar; St Joseph; Sacred Heart; St Anthony; All Souls; Children’s corner; St Cecilia',
  'angel, prophet': 'Gabriel; Michael; Raphael; Isaiah; Elijah; Jeremiah; Uriel; Daniel',
  baptism:
    'Emma Larsson; Luca Bianchi; Chidi Okafor; Hannah Vogel; Mateo Silva; Zofia Nowak; Grace Mensah; Twins Byrne',
  'bell ringing, ringing, peal, quarter peal':
    'Sunday morning; Practice night; Wedding peal; Plain Bob; Grandsire; New Year; Half-muffled; Visitors’ tower',
  'bible passage, scripture':
    'The Good Samaritan; Psalm of the shepherd; Sermon on the Mount; Creation; The Prodigal Son; Ruth and Naomi; Love is patient; Road to Emmaus',
  blessing:
    'House blessing; Easter baskets; Animals; Fields; Mothers-to-be; New fire engine; Pilgrims; School bags',
  'chalice, liturgical item, church silver, altar item':
    'Silver chalice; Paten; Ciborium; Thurible; Monstrance; Processional cross; Paschal candle; Altar cloth',
  'chant, mantra, anthem, choir anthem':
    'Om mani padme hum; Salve Regina; Ubi caritas; Zadok the Priest; Gayatri; Veni Creator; Om namah shivaya; Dona nobis pacem',
  'church collection, collection plate, tithe':
    'Sunday collection; Roof fund; Mission Sunday; Food bank; Choir robes; Christmas appeal; Youth camp; Organ fund',
  'church maintenance, church repair':
    'Roof over the nave; Organ tuning; Bell rope; Vestry heating; Gutters; Stained glass; Churchyard wall; Loudspeakers',
  commandment:
    'Honour your parents; Keep the Sabbath; Do not steal; Do not lie; No other gods; Do not kill; Do not covet; Be faithful',
  'confession, penance':
    'Saturday afternoon; Before Easter; School classes; Advent evening; First communion children; By appointment; Pilgrims; After evening Mass',
  'creed, vow, oath':
    'Apostles’ Creed; Nicene Creed; Scout promise; Wedding vows; Hippocratic oath; Confirmation promise; Pledge of peace; Oath of office',
  denomination: 'Christianity; Islam; Judaism; Hinduism; Buddhism; Sikhism; Bahá’í; Taoism',
  'fasting day, fast day':
    'Ash Wednesday; Good Friday; First of Ramadan; Yom Kippur; Ekadashi; Ashura; Advent Friday; Arafah',
  'god, goddess, deity': 'Zeus; Athena; Ganesha; Freya; Osiris; Lakshmi; Odin; Oya',
  'gospel, gospel reading':
    'Wedding at Cana; Feeding the multitude; Calming the storm; Zacchaeus; The Ten Lepers; Martha and Mary; Doubting Thomas; Palm Sunday',
  'grave care, candle lighting, cemetery care':
    'Andersen, spring flowers; All Souls; Brandt, weekly; Clean the stone; Mensah; Water, July; Winter cover; New candle',
  hadith:
    'Actions by intentions; A smile is charity; Mercy to the young; Remove harm from the road; Good character; Feeding a neighbour; Speak good or be silent; Seek knowledge',
  'holy day': 'Easter; Eid al-Fitr; Diwali; Passover; Vesak; Corpus Christi; Hanukkah; Epiphany',
  'holy picture':
    'Our Lady of Vladimir; Christ Pantocrator; St Nicholas; St George; The Trinity; Nativity; St Michael; John the Baptist',
  'homily, sermon topic, devotional, devotion':
    'Love your neighbour; Light in the dark; Bread for the journey; Forgiveness; Patience in trial; Gratitude; The open door; Salt of the earth',
  incense: 'Frankincense; Myrrh; Sandalwood; Nag champa; Copal; Palo santo; Benzoin; Rose',
  mass: 'Sunday High Mass; Family service; Evensong; Early Mass; Carol service; Requiem; Harvest festival; Midnight Mass',
  'mass intention, intention':
    'For Anna Kowalska; For the sick; Thanksgiving, Silva family; In memory of Josef; For peace; Golden wedding; Poor souls; For our students',
  'mitzvah, kiddush':
    'Friday kiddush; Noah’s bar mitzvah; Miriam’s bat mitzvah; Purim; Visit the sick; Sukkot meal; Charity box; Hanukkah candles',
  'name day, saint’s day': 'Nicholas; Lucia; Martin; Barbara; Joseph; Patrick; Anna; John',
  'novena, rosary, devotion prayer':
    'St Jude; Divine Mercy; Joyful Mysteries; St Anthony; Sorrowful Mysteries; Our Lady of Lourdes; Sacred Heart; Glorious Mysteries',
  'organ stop, church organ': 'Principal; Bourdon; Trumpet; Vox humana; Flute; Mixture; Gamba; Cornet',
  parable: 'Good Samaritan; Prodigal Son; Lost Sheep; Sower; Mustard Seed; Talents; Lost Coin; Ten Virgins',
  'parish register entry, church record':
    'Baptism, Larsson; Marriage, Silva and Conti; Burial, Brandt; Confirmation class; Baptism, Okafor; Marriage, Byrne; Burial, Nowak; Reception, Addo',
  'pastoral conversation, spiritual exercise':
    'Morning prayer; Grief; Lectio divina; Marriage preparation; Examen; Silence; Hospital chaplaincy; Journalling',
  'pilgrimage route':
    'Camino Francés; Lourdes; Hajj; Via Francigena; Kumbh Mela; Croagh Patrick; Shikoku temples; Częstochowa',
  'prayer need':
    'Healing for Miriam; Safe journey; Job for Daniel; Peace in the family; Exam on Monday; Thanks for the baby; Comfort for the Bakers; Wisdom',
  psalm:
    'The Lord is my shepherd; Out of the depths; I lift up my eyes; By the rivers of Babylon; Make a joyful noise; As the deer pants; Have mercy on me; Praise him with trumpet',
  'puja, puja item, bhajan, kirtan, satsang':
    'Ganesh puja; Diya lamp; Lakshmi aarti; Om Jai Jagdish; Incense and flowers; Satyanarayan; Hanuman Chalisa; Evening aarti',
  sacrament:
    'Baptism; Confirmation; Eucharist; Reconciliation; Anointing of the sick; Marriage; Holy orders; First Communion',
  'sunday school lesson, bible lesson':
    'Noah’s ark; David and Goliath; Jonah; The lost sheep; Moses in the basket; Daniel and the lions; The nativity; Zacchaeus',
  'surah, sura': 'Al-Fatiha; Al-Baqarah; Yasin; Ar-Rahman; Al-Mulk; Al-Kahf; Al-Ikhlas; Maryam',
  'torah portion, parashah, parsha': 'Bereshit; Noach; Lech Lecha; Vayera; Shemot; Yitro; Kedoshim; Devarim',
  'umrah trip, qurbani share, hajj preparation':
    'Ihram clothing; Group from Leeds; Sheep, one share; Visa papers; Cow, seventh share; Hotel in Medina; Vaccination; Ramadan group',
  'vestment, liturgical garment':
    'White chasuble; Purple stole; Green chasuble; Alb; Red cope; Surplice; Choir robe; Cassock',
  vigil:
    'Corpus Christi; Palm Sunday; Candlemas; Easter Vigil; St Martin’s lanterns; Good Friday cross; Rosary in May; All Souls',
  'visitation, parish visit, pastoral visit, sick call':
    'Mrs Nowak, communion; St Anne’s home; New family, Mill Lane; Mr Byrne, hospital; Ward B; The Okafors; Birthday, Mrs Vogel; Bereaved, Hill Road',
  'worship set':
    'Sunday morning; Youth service; Easter; Acoustic; Christmas Eve; Baptism; Thanksgiving; Evening praise',
  'worship song, praise song':
    'Amazing Grace; Shine, Jesus, Shine; Siyahamba; Be Thou My Vision; Here I Am, Lord; Lord of the Dance; How Great Thou Art; Kumbaya',
  'zakat, almsgiving, alms':
    'School books, Malawi; Soup kitchen; Flood relief; Church roof; Orphanage; Blankets; Well in Niger; Guide dogs',
};
