"""The light of a day: sky and sun by name. Azimuth is where the sun stands: 0 is along x, 90 behind the scene."""
import math

import bpy
from mathutils import Vector

from materials import Graph, rgb

# zenith, horizon, strength of the sky, sun's colour, power, height in degrees, softness in degrees, clouds from 0 to 1
LIGHTS = dict(
    day=("#2f66ae", "#bcd4ea", 0.8, "#fff0dc", 4.6, 44, 0.8, 0.35),
    morning=("#7396bd", "#f3dfc2", 0.8, "#ffd49c", 3.6, 17, 1.2, 0.3),
    golden=("#3d5c8c", "#ffb56a", 0.62, "#ff8f3c", 5.0, 8, 1.5, 0.45),
    dusk=("#131d3a", "#d8617a", 0.5, "#ff7a68", 0.7, 4, 6, 0.5),
    overcast=("#9aa5ae", "#cfd5d8", 0.95, "#f2f4f6", 0.9, 55, 30, 0.7),
    rain=("#56626d", "#8c979f", 0.75, "#dfe8f0", 0.35, 50, 40, 0.8),
    hall=("#1a2027", "#12161b", 0.5, "#ffffff", 0.0, 60, 5, 0.0),
    night=("#070b14", "#141d2a", 0.9, "#bcd4ff", 0.0, 40, 2, 0.0),
)


def light(kind, azimuth=-60, power=1.0, height=None):
    """Sets the world and the sun; answers the direction to the sun."""
    zenith, horizon, strength, colour, sun, high, soft, clouds = LIGHTS[kind]
    high = high if height is None else height
    a, e = math.radians(azimuth), math.radians(high)
    to_sun = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    world = bpy.context.scene.world
    tree = world.node_tree
    tree.nodes.clear()
    g = Graph.__new__(Graph)
    g.tree = tree
    way = g.node("ShaderNodeTexCoord").outputs["Generated"]
    z = g.node("ShaderNodeSeparateXYZ", Vector=way).outputs[2]
    up = g.math("POWER", g.math("MAXIMUM", z, 0.0), 0.55)
    shade = g.mix(up, rgb(horizon), rgb(zenith))
    if clouds:
        flat = g.node("ShaderNodeVectorMath", i0=way, i1=(1.0, 1.0, 3.4))
        flat.operation = "MULTIPLY"
        noise = g.node("ShaderNodeTexNoise", Vector=flat.outputs[0], Scale=2.6, Detail=6.0, Roughness=0.62).outputs[0]
        veil = g.ramp(noise, (0.46, 0.0), (0.72, clouds))
        bright = g.mix(0.55, rgb(horizon), (0.95, 0.96, 0.98, 1) if kind != "dusk" else rgb("#7a4a68"))
        shade = g.mix(g.math("MULTIPLY", veil, g.math("MINIMUM", g.math("MULTIPLY", g.math("MAXIMUM", z, 0.0), 6.0), 1.0)), shade, bright)
    near = g.node("ShaderNodeVectorMath", i0=way, i1=tuple(to_sun))
    near.operation = "DOT_PRODUCT"
    glow = g.math("POWER", g.math("MAXIMUM", near.outputs["Value"], 0.0), 14.0)
    shade = g.mix(g.math("MULTIPLY", glow, 0.75 if sun > 1 else 0.3), shade, tuple(1.6 * c for c in rgb(colour)[:3]) + (1,))
    out = tree.nodes.new("ShaderNodeOutputWorld")
    background = g.node("ShaderNodeBackground", Color=shade, Strength=strength)
    tree.links.new(background.outputs[0], out.inputs["Surface"])
    if sun:
        data = bpy.data.lights.new("sun", "SUN")
        data.energy, data.color, data.angle = sun * power, rgb(colour)[:3], math.radians(soft)
        made = bpy.data.objects.new("sun", data)
        bpy.context.collection.objects.link(made)
        made.rotation_euler = to_sun.to_track_quat("Z", "Y").to_euler()
    return to_sun


def airlight(kind, y, layers=4, bright=0.5):
    """Pale air before what is far behind `y`, as clear cards across the view."""
    import shapes
    from materials import rgb as linear

    code = LIGHTS[kind][1]
    for k in range(layers):
        made = bpy.data.materials.new("air")
        made.cycles.sample_as_light = False
        g = Graph(made)
        high = g.node("ShaderNodeSeparateXYZ", Vector=g.node("ShaderNodeTexCoord").outputs["Generated"]).outputs[2]
        amount = g.math("MULTIPLY", g.math("POWER", g.math("SUBTRACT", 1.0, high), 2.0), 0.14)
        light_ = g.node("ShaderNodeEmission", Color=linear(code), Strength=bright)
        both = g.node("ShaderNodeMixShader", i0=amount, i1=g.node("ShaderNodeBsdfTransparent").outputs[0], i2=light_.outputs[0])
        g.put(g.surface(), both.outputs[0])
        at = y + 9 * k
        card = shapes.mesh("air", [(-90, at, -0.5), (90, at, -0.5), (90, at, 14), (-90, at, 14)], [(0, 1, 2, 3)], made, None, False)
        card.visible_shadow = card.visible_diffuse = card.visible_glossy = False
