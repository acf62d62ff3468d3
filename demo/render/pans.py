"""Cars as a camera on a tripod follows them: sharp before surroundings that are swept, put together as the film is."""
import os

import drive
import film
import post
import scenes
import shots

# How wide the plates of the film's surroundings are, and their samples.
PLATE = (2400, 2)


def pan(name, shot, key, frame):
    """One frame of a shot, with any car."""

    def make(out, width, samples):
        os.makedirs(os.path.join(out, "film"), exist_ok=True)
        film.plate(out, *PLATE, shots.SHOTS[shot])
        film.frames(out, width, 2 * samples, shots.SHOTS[shot], frame, frame + 1, 1, key)
        path = os.path.join(out, f"{name}.png")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        post.save(drive.still(out, width, shot, key, frame), path)

    scenes.all_scenes[name] = (make, None, None)


pan("cars/kestrel-s14-night", "night", "kestrel", 30)
pan("cars/kestrel-s14-rear", "night-back", "kestrel", 108)
pan("cars/wolfram-e46-evening", "golden", "wolfram", 97)
pan("gallery/kestrel-smoke", "golden", "kestrel", 48)
pan("blog/rookie", "day", "wolfram", 70)
pan("blog/taxi-safety", "golden", "magnet", 71)
pan("blog/angle-kit", "day", "kestrel", 84)
pan("events/riga-final", "night", "kestrel", 12)
pan("events/riga-euro", "golden", "comet", 55)
