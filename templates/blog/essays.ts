import type { Article } from './Article';

/** The long pieces, the featured one first. */
export const essays: Article[] = [
  {
    id: 'fog',
    title: 'Nine mornings in the same fog',
    summary:
      'A bench, a thermos and one valley, watched from the same spot until the fog began to look like a neighbor with habits.',
    category: 'Weather',
    author: 'Linnea Ashgrove',
    date: '2026-03-08',
    minutes: 9,
    cover: 'fog',
    paragraphs: [
      'On the first morning I saw nothing, which is what one expects of fog. I sat on the bench above Penrick, drank my coffee, and wrote the word white in a notebook that had cost more than it should. At ten past eight the church appeared, all at once, as if it had been rude and thought better of it.',
      'On the second morning I came earlier and learned that fog arrives. It does not simply sit there at dawn; it walks up the river from the mill, keeps to the left bank, and waits at the bridge until it has company. From above, the two arms closing round the village look almost considerate.',
      'By the fifth morning I had stopped writing white. There was a grey with some brown in it over the ploughed fields, and a bluer one over the reservoir, and between them a seam one could follow with a finger. Mr Tolland, who passes with his dog at seven, told me that the seam is where the old road went. The ground there still gives its warmth back a little sooner.',
      'The ninth morning was clear. I sat for an hour and looked at a village I could have drawn from memory, every roof of it, and felt as one does at a station after the train has left. Then the mill pond smoked a little at its edge, thought about it, and let it be.',
      'People ask what one gets from watching the same thing nine times. I can only say that I used to look at weather to decide on a coat. Now there is somebody out there.',
    ],
  },
  {
    id: 'map',
    title: 'The map my aunt drew from memory',
    summary:
      'Eleven farms, two wells and a dog that died in 1974. What is left out of a map says as much as what is put in.',
    category: 'Walking',
    author: 'Teodor Vance',
    date: '2026-02-19',
    minutes: 7,
    cover: 'map',
    paragraphs: [
      'When my aunt could no longer walk to Cold Acre, she drew me the way. She used the back of a seed catalog and a carpenter’s pencil, and she began not with the road but with the places where one might sit down.',
      'I took the sheet with me in February. Nothing on it was to scale and everything was where she said. The wall with the step in it came when I had begun to be tired. The gate that sticks did stick. At a bend marked only “Bruno” I found no house and no person, and asked about it on the telephone that evening. Bruno was a dog who used to come out at that corner and bark. He had died in 1974. “But you would have wanted to know,” she said.',
      'The printed sheet of the same country shows eleven farms, two wells and a chapel. Hers shows four farms. When I asked about the other seven she thought for a while, and said that she had never been asked in.',
      'I have walked it three times since, and added two things in ink: a hawthorn where I got out of the hail, and a kitchen where I was asked in. I think she would allow both.',
    ],
  },
  {
    id: 'kettle',
    title: 'How to mend a kettle that is not worth mending',
    summary: 'It costs nine pounds new. The repair took two evenings, and was a bargain.',
    category: 'Craft',
    author: 'Marguerite Oyelaran',
    date: '2026-01-27',
    minutes: 6,
    cover: 'kettle',
    paragraphs: [
      'Let us get the sum out of the way. The kettle cost nine pounds, four years ago. The thermostat that failed costs three, with postage. My two evenings, at what I am paid by day, come to more than I would like to print. By any reasoning taught in schools, I should have thrown it away.',
      'The first evening went on getting in. Whoever built it did not expect company: the base is held by three screws with a head like a clover leaf, and a fourth under the sticker that says there is nothing to see beneath the sticker. I filed an old key until it fitted. I recommend this to anyone who has had a long day with words.',
      'Inside there is very little. A strip of two metals bends when it is hot and pushes a pin; that is the whole of its mind. Mine had bent forty times a week for four years and had grown tired. On the second evening I put in a fresh one, closed the three screws, left out the fourth, and boiled a liter of water with more attention than water usually gets.',
      'What I bought with two evenings was this: there is now one thing in the kitchen that I understand. It sits among the rest of them, the sealed ones, like a colleague who has told me where he grew up.',
    ],
  },
];
