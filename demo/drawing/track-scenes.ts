import { car } from "./car.ts";
import type { CarKey } from "./palette.ts";
import type { Random } from "./random.ts";
import { floodlight, H, ridge, road, stand, streaks, trail, W, wall } from "./scene.ts";

/** Where a car stands in a scene: yaw in degrees, place and scale in pixels. */
export interface Pose {
  key: CarKey;
  yaw: number;
  x: number;
  y: number;
  scale: number;
  steer?: number;
  roll?: number;
}

export interface Setting {
  sky?: "sky" | "dusk";
  behind?: "stand" | "trees" | "hills" | "dark";
  lights?: [x: number, y: number, size: number, tilt: number][];
  rain?: boolean;
  pitch?: number;
  smoke?: number;
  horizon?: number;
}

/** The track at night, without cars. */
export function track(random: Random, setting: Setting = {}): string {
  const y = setting.horizon ?? 500;
  const back = setting.behind ?? "stand";
  const lights = setting.lights ?? [
    [300, 90, 0.9, 12],
    [1320, 60, 1, -12],
  ];
  return [
    `<rect width="${W}" height="${y + 10}" fill="url(#${setting.sky ?? "sky"})"/>`,
    back === "hills" || back === "trees" ? ridge(random, y - 20, 170, "#141b21") : "",
    back === "trees" ? ridge(random, y, 110, "#0c1115", true) : "",
    back === "stand" ? stand(random, y - 30) : "",
    ...lights.map((light) => floodlight(...light)),
    `<ellipse cx="800" cy="${y - 40}" rx="900" ry="200" fill="url(#cold)"/>`,
    wall(y - 40, 56),
    road(random, y + 16, setting.rain),
  ].join("");
}

/** Where the smoke of a sliding car begins and drifts, from its yaw. */
function exhaust(random: Random, pose: Pose, density: number): string {
  const a = (pose.yaw * Math.PI) / 180;
  const back = -Math.cos(a);
  const x = pose.x + back * pose.scale * 1.3;
  const y = pose.y - pose.scale * (0.25 + Math.sin(a) * -0.18);
  const away = Math.abs(back) < 0.35 ? (random() < 0.5 ? -0.8 : 0.8) : Math.sign(back);
  return trail(random, x, y, away * pose.scale * 4.4, -pose.scale * 0.75, pose.scale * 1.5, 30, density);
}

/** Cars sliding through a night track, the farthest first. */
export function slide(random: Random, poses: Pose[], setting: Setting = {}): string {
  const pitch = setting.pitch ?? 9;
  const density = setting.smoke ?? 0.9;
  const cars = poses.map((pose) => {
    const light = `<ellipse cx="${pose.x}" cy="${pose.y - pose.scale * 0.6}" rx="${pose.scale * 3}" ry="${pose.scale * 1.5}" fill="url(#ember)" opacity=".35"/>`;
    const front = trail(
      random,
      pose.x - Math.cos((pose.yaw * Math.PI) / 180) * pose.scale * 1.5,
      pose.y + pose.scale * 0.02,
      -Math.sign(Math.cos((pose.yaw * Math.PI) / 180)) * pose.scale * 2.2,
      pose.scale * 0.1,
      pose.scale * 0.55,
      14,
      density * 0.75,
    );
    return (
      exhaust(random, pose, density) + light + car(pose.key, { ...pose, pitch }, pose.steer ?? -32) + front
    );
  });
  return [
    track(random, setting),
    ...cars,
    setting.rain ? streaks(random, 260, "#cfe6f5", 60, 0.22) : streaks(random, 26, "#ffb08f", 9, 0.5),
    `<rect y="${H - 330}" width="${W}" height="330" fill="url(#fade)"/>`,
  ].join("");
}
