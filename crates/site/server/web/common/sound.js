/** Short sounds made on the spot; nothing is loaded. */

const NOTES = {
  move: [[330, 0]],
  capture: [
    [330, 0],
    [247, 0.09],
  ],
  low: [[880, 0]],
  end: [
    [392, 0],
    [523, 0.14],
  ],
  said: [[660, 0]],
};
let context;

/** Plays one, once the reader has touched the page: browsers allow no sound before. */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, delay] of NOTES[name]) note(pitch, context.currentTime + delay);
}

function note(pitch, start) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.25, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.13);
}
